/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ı: "i",
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/** What keyboards put for an apostrophe, which golfers leave out, and signs without a width. */
const LEFT_OUT = /['’‘′`´ʻʼ]|\p{Cf}/gu;
const DASH = /[\p{Pd}−]/gu;

/** Lower case in plain letters without signs, for comparing what people type with what is stored. */
export const searchable = (...parts: (string | null | undefined)[]): string =>
  parts
    .filter((part) => part)
    .join(" ")
    .replace(LEFT_OUT, "")
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(DASH, " ")
    .trim();

/** The words of a search, all of which must match. */
export const searchWords = (query: string): string[] => searchable(query).split(/\s+/).filter(Boolean).slice(0, 8);
