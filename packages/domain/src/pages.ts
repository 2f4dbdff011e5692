/** Who gets to see a page: "member" pages show the landing page to anonymous visitors, "admin" ones the not-found page to others. */
type Access = "public" | "member" | "admin";

export const PAGES = [
  { path: "/", access: "member", document: "home" },
  { path: "/marketplace", access: "member", document: "marketplace" },
  { path: "/create", access: "member", document: "create" },
  { path: "/tee-times/:id", access: "member", document: "tee-time" },
  { path: "/standing-games", access: "member", document: "standing-games" },
  { path: "/standing-games/new", access: "member", document: "new-standing-game" },
  { path: "/admin", access: "admin", document: "admin" },
  { path: "/dashboard", access: "member", document: "dashboard" },
  { path: "/settings", access: "member", document: "settings" },
  { path: "/profile/:userId", access: "public", document: "profile" },
  { path: "/courses/:id", access: "public", document: "course" },
  { path: "/request-confirmation", access: "public", document: "request-confirmation" },
  { path: "/sign-in", access: "public", document: "sign-in" },
  { path: "/sign-up", access: "public", document: "sign-up" },
  { path: "/forgot-password", access: "public", document: "forgot-password" },
  { path: "/reset-password", access: "public", document: "reset-password" },
  { path: "/confirm-email", access: "public", document: "confirm-email" },
  { path: "/finish-sign-up", access: "public", document: "finish-sign-up" },
  { path: "/undo-email-change", access: "public", document: "undo-email-change" },
  { path: "/unsubscribe", access: "public", document: "unsubscribe" },
  { path: "/guest-request", access: "public", document: "guest-request" },
  { path: "/still-playing", access: "public", document: "still-playing" },
  { path: "/round", access: "public", document: "round" },
  { path: "/data-retention", access: "public", document: "data-retention" },
] as const satisfies { path: `/${string}`; access: Access; document: string }[];

type Page = (typeof PAGES)[number];

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

export const documentOf = ({ document }: Page, search: URLSearchParams): PageDocument =>
  document === "dashboard" && search.get("tab") === "requests" ? "activity" : document;

/** What a device keeps of the app, so that it starts without a connection: a document for each page of members, and one for all others. */
export const APP_SHELL = "/app-shell";
export const shellPath = (document: PageDocument): string => `${APP_SHELL}/${document}`;
export const SHELL_DOCUMENTS: readonly PageDocument[] = [
  ...PAGES.filter(({ access }) => access === "member").map(({ document }) => document),
  "activity",
];
