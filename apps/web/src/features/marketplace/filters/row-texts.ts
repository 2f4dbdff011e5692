/** What the row above the list says of the filters; the rest comes with them. */
export const filterRowTexts = {
  open: "Filters",
  openWith: (count: number) => `Filters, ${count} on`,
  remove: (filter: string) => `Remove filter ${filter}`,
  area: "Map area",
  between: (from: string, to: string) => `${from} to ${to}`,
  from: (date: string) => `From ${date}`,
  until: (date: string) => `Until ${date}`,
};
