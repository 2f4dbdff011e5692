import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PRODUCT } from "@fourball/domain/product";
import { SITE_PAGES } from "@fourball/domain/site-pages";
import { html, raw } from "hono/html";
import type { Env } from "../../env.ts";
import { returningTo } from "./landing-page.ts";
import { generalHead } from "./page-head.ts";

const shippedPages = fileURLToPath(new URL("../../../site-pages", import.meta.url));

/**
 * The writers of the pages that the footer links to, by their paths: the landing page with other words between its header and its
 * footer. The operator's Markdown is trusted, as is all that the operator installs.
 */
export async function sitePages(
  landing: string,
  { SITE_PAGES_DIR: ownFolder, PUBLIC_URL }: Pick<Env, "SITE_PAGES_DIR" | "PUBLIC_URL">,
): Promise<ReadonlyMap<string, () => Promise<string>>> {
  const pages = SITE_PAGES.map(async ({ path, file, name }) => {
    const own = ownFolder && (await readFile(join(ownFolder, file), "utf8").catch(ifMissing));
    const markdown = own || (await readFile(join(shippedPages, file), "utf8"));
    let document: string | undefined;
    // Few are asked for, and to write all of them would make the start longer.
    const write = async (): Promise<string> => {
      const { marked } = await import("marked");
      document ??= documentOf(landing, { name, body: marked.parse(markdown, { async: false }), path, publicUrl: PUBLIC_URL });
      return document;
    };
    return [path, write] as const;
  });
  return new Map(await Promise.all(pages));
}

function ifMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}

type SitePage = { name: string; body: string; path: string; publicUrl: string };

function documentOf(landing: string, { name, body, path, publicUrl }: SitePage): string {
  const main = html`<main class="page-width site-page" id="main">${raw(body)}</main>`;
  const title = `${name} · ${PRODUCT}`;
  const page = generalHead(landing, publicUrl, { title, canonical: publicUrl + path })
    .replace(/<main id="main">.*<\/main>/s, () => String(main))
    .replaceAll('href="#how-it-works"', 'href="/#how-it-works"');
  return returningTo(page, path);
}
