/** Addresses that people can read and type: `?mood=early,casual`, every value a text. */
export const parsePlainSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** The other way; lists are joined by commas, times have their colon, and what is not set is left out. */
export function stringifyPlainSearch(search: object): string {
  const set = Object.entries(search).flatMap(([name, value]): [string, string][] =>
    (value ?? "") === "" ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(set).toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return text && `?${text}`;
}

/** What an address says of a page, each value a text, or what a link of the app sets. */
export type Parameters = Record<string, unknown>;

const WORDS_MAX = 100;

export const readWords = (raw: unknown): string | undefined =>
  typeof raw === "string" && raw.trim() ? raw.slice(0, WORDS_MAX) : undefined;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const readId = (raw: unknown): string | undefined => (typeof raw === "string" && uuid.test(raw) ? raw : undefined);

export const readTrue = (raw: unknown): true | undefined => (String(raw) === "true" ? true : undefined);

export const oneOf = <Value extends string>(all: readonly Value[], raw: unknown): Value | undefined =>
  all.find((value) => value === raw);
