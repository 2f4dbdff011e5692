import { PAGES, type PageDocument } from "@fourball/domain/pages";

export type PageKind = PageDocument;
export const pageKinds: readonly PageKind[] = [...PAGES.map(({ document }) => document), "activity"];

const FOLDERS = { member: "_member/", public: "_public/", account: "_account/", none: "" };

/** The modules whose chunks a page needs before its first screen is drawn; the other layouts are part of the shell. */
export function routeModules(kind: PageKind): string[] {
  const page = PAGES.find(({ document }) => document === (kind === "activity" ? "dashboard" : kind));
  if (!page) throw new Error(`No page has the document ${kind}`);
  const route = FOLDERS[page.layout] + fileOf(page.path);
  const split = [...(page.layout === "account" ? ["_account"] : []), route];
  return ["/src/main.tsx", ...split.map((name) => `/src/routes/${name}.tsx?tsr-split=component`)];
}

/** The name that the router gives to the file of a path: one with other pages below it is the index of its folder. */
function fileOf(path: string): string {
  const name = path.slice(1).replaceAll("/", ".").replaceAll(":", "$");
  if (name === "") return "index";
  return PAGES.some((page) => page.path.startsWith(`${path}/`)) ? `${name}.index` : name;
}
