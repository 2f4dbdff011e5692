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
