/** Who gets to see a page: "member" pages show the landing page to anonymous visitors, "admin" ones the not-found page to others. */
type Access = "public" | "member" | "admin";

export const PAGES = [
  { path: "/", access: "member" },
  { path: "/marketplace", access: "member" },
  { path: "/create", access: "member" },
  { path: "/tee-times/:id", access: "member" },
  { path: "/admin", access: "admin" },
  { path: "/dashboard", access: "member" },
  { path: "/settings", access: "member" },
  { path: "/profile/:userId", access: "public" },
  { path: "/request-confirmation", access: "public" },
  { path: "/sign-in", access: "public" },
  { path: "/sign-up", access: "public" },
  { path: "/forgot-password", access: "public" },
  { path: "/reset-password", access: "public" },
  { path: "/confirm-email", access: "public" },
  { path: "/unsubscribe", access: "public" },
] as const satisfies { path: `/${string}`; access: Access }[];

/** The page at a path, with or without a trailing slash; undefined when there is none. */
export function pageAccess(pathname: string): Access | undefined {
  const wanted = pathname.replace(/(?<=.)\/$/, "").split("/");
  const page = PAGES.find(({ path }) => {
    const parts = path.split("/");
    return (
      parts.length === wanted.length &&
      parts.every((part, index) => (part.startsWith(":") ? wanted[index] !== "" : part === wanted[index]))
    );
  });
  return page?.access;
}
