/** Who gets to see a page: "member" pages show the landing page to anonymous visitors, "admin" ones the not-found page to others. */
type Access = "public" | "member" | "admin";
/** What is around it: the folder of its route in the web app; "none" has no frame that is sure before its data came. */
type Layout = "member" | "public" | "account" | "none";

type Row = { path: `/${string}`; document: string; access: Access; layout: Layout; isForCrawlers: boolean };

/** Each page once. Its title is in the web app, in `page-titles.ts`. */
export const PAGES = [
  { path: "/", document: "home", access: "member", layout: "member", isForCrawlers: true },
  { path: "/marketplace", document: "marketplace", access: "member", layout: "member", isForCrawlers: true },
  { path: "/create", document: "create", access: "member", layout: "member", isForCrawlers: false },
  { path: "/tee-times/:teeTimeId", document: "tee-time", access: "member", layout: "member", isForCrawlers: true },
  { path: "/standing-games", document: "standing-games", access: "member", layout: "member", isForCrawlers: false },
  { path: "/standing-games/new", document: "new-standing-game", access: "member", layout: "member", isForCrawlers: false },
  { path: "/admin", document: "admin", access: "admin", layout: "member", isForCrawlers: false },
  { path: "/dashboard", document: "dashboard", access: "member", layout: "member", isForCrawlers: false },
  { path: "/settings", document: "settings", access: "member", layout: "member", isForCrawlers: false },
  { path: "/profile/:userId", document: "profile", access: "public", layout: "public", isForCrawlers: true },
  { path: "/courses/:courseId", document: "course", access: "public", layout: "public", isForCrawlers: true },
  { path: "/request-confirmation", document: "request-confirmation", access: "public", layout: "none", isForCrawlers: false },
  { path: "/sign-in", document: "sign-in", access: "public", layout: "account", isForCrawlers: true },
  { path: "/sign-up", document: "sign-up", access: "public", layout: "account", isForCrawlers: true },
  { path: "/forgot-password", document: "forgot-password", access: "public", layout: "account", isForCrawlers: true },
  { path: "/reset-password", document: "reset-password", access: "public", layout: "account", isForCrawlers: false },
  { path: "/confirm-email", document: "confirm-email", access: "public", layout: "account", isForCrawlers: false },
  { path: "/finish-sign-up", document: "finish-sign-up", access: "public", layout: "account", isForCrawlers: false },
  { path: "/undo-email-change", document: "undo-email-change", access: "public", layout: "account", isForCrawlers: false },
  { path: "/unsubscribe", document: "unsubscribe", access: "public", layout: "public", isForCrawlers: false },
  { path: "/guest-request", document: "guest-request", access: "public", layout: "public", isForCrawlers: false },
  { path: "/still-playing", document: "still-playing", access: "public", layout: "public", isForCrawlers: false },
  { path: "/fill-spot", document: "fill-spot", access: "public", layout: "public", isForCrawlers: false },
  { path: "/round", document: "round", access: "public", layout: "public", isForCrawlers: false },
  { path: "/data-retention", document: "data-retention", access: "public", layout: "public", isForCrawlers: true },
] as const satisfies Row[];

export type Page = (typeof PAGES)[number];

/** Each kind of page has a document of its own, with its shell. Two places of the dashboard differ by their query only. */
export type PageDocument = Page["document"] | "activity";

/** The page at a path, with or without a trailing slash; undefined when there is none. */
export function pageAt(pathname: string): Page | undefined {
  const wanted = pathname.replace(/(?<=.)\/$/, "").split("/");
  return PAGES.find(({ path }) => {
    const parts = path.split("/");
    return (
      parts.length === wanted.length &&
      parts.every((part, index) => (part.startsWith(":") ? wanted[index] !== "" : part === wanted[index]))
    );
  });
}

/** What a device keeps of the app, so that it starts without a connection: a document for each page of members, and one for all others. */
export const APP_SHELL = "/app-shell";
export const shellPath = (document: PageDocument): string => `${APP_SHELL}/${document}`;
export const SHELL_DOCUMENTS: readonly PageDocument[] = [
  ...PAGES.filter(({ access }) => access === "member").map(({ document }) => document),
  "activity",
];
