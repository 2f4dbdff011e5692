/** Addresses that people can read and type: `?mood=early,casual`, every value a text. */
export const parsePlainSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** The other way; lists are joined by commas, and what is not set is left out. */
export function stringifyPlainSearch(search: object): string {
  const set = Object.entries(search).flatMap(([name, value]): [string, string][] =>
    (value ?? "") === "" ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(set).toString().replaceAll("%2C", ",");
  return text && `?${text}`;
}
