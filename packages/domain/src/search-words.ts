/** Lower case without accents, for comparing what people type with what is stored. */
export const searchable = (...parts: (string | null | undefined)[]): string =>
  parts
    .filter((part) => part)
    .join(" ")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();

/** The words of a search, all of which must match. */
export const searchWords = (query: string): string[] => searchable(query).split(/\s+/).filter(Boolean).slice(0, 8);
