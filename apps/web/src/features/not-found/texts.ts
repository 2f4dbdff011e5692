/** What the page for unknown addresses says. */
export const texts = {
  documentTitle: "Page not found",
  home: (product: string) => `${product} home`,
  eyebrow: "Out of bounds",
  title: "404 Page Not Found",
  lead: "There's no page at this address. Here's the way back to the fairway.",
  ways: "Ways back",
  browse: "Browse",
  dashboard: "Dashboard",
  start: "Home",
  signIn: "Sign in",
  hint: "Did you forget to add the page to the router?",
  searchLabel: "Search courses, locations",
  searchPlaceholder: "Search courses, locations...",
  search: "Search",
};
