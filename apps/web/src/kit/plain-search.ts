/** Addresses that people can read and type: `?mood=early,casual`, every value a text. */
export const parsePlainSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** The other way; lists are joined by commas, and what is not set is left out. */
export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const set = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text.replaceAll("%2C", ",")}` : "";
}
