/** What the list of admin changes says. */
export const auditTexts = {
  caption: "Audit",
  list: "Admin changes",
  pages: "Pages of the audit",
  empty: "Nothing yet",
  emptyWords: "Admin changes will show up here.",
  search: "Search admin changes",
  searchPlaceholder: "Search admin changes...",
  none: "No admin change found",
  noneWords: "No admin, user, course or action matches all of these words.",
};
