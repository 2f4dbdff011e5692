import { searchable } from "../search-words.ts";

/** Names of countries that golfers write and no list of regions has, and the codes of three letters that they use. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: "US",
  "united states of america": "US",
  america: "US",
  gbr: "GB",
  "great britain": "GB",
  britain: "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  "republic of ireland": "IE",
  eire: "IE",
  irl: "IE",
  can: "CA",
  mex: "MX",
  aus: "AU",
  nzl: "NZ",
  deu: "DE",
  ger: "DE",
  fra: "FR",
  esp: "ES",
  prt: "PT",
  por: "PT",
  ita: "IT",
  nld: "NL",
  ned: "NL",
  holland: "NL",
  "the netherlands": "NL",
  swe: "SE",
  nor: "NO",
  dnk: "DK",
  den: "DK",
  fin: "FI",
  che: "CH",
  sui: "CH",
  aut: "AT",
  zaf: "ZA",
  rsa: "ZA",
  jpn: "JP",
  kor: "KR",
  korea: "KR",
  "republic of korea": "KR",
  tha: "TH",
  chn: "CN",
  "hong kong": "HK",
  macau: "MO",
  uae: "AE",
  turkey: "TR",
  "czech republic": "CZ",
  "ivory coast": "CI",
  "us virgin islands": "VI",
};

/** Languages in which a country may name itself; the first one decides where two disagree. */
const LANGUAGES = ["en", "es", "fr", "de", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs", "ja", "ko"];
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** "U.S.A." and "usa", "St. Lucia" and "st lucia", "Trinidad & Tobago" and "trinidad and tobago" are the same. */
const plain = (name: string): string =>
  searchable(name)
    .replaceAll("&", " and ")
    .replaceAll(".", "")
    .replace(/[^\p{L}]+/gu, " ")
    .trim();

const regions = new Map<string, string | undefined>();

function currentCode(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  if (!regions.has(code)) {
    const isKnown = new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined;
    regions.set(code, isKnown ? new Intl.Locale(`und-${code}`).region : undefined);
  }
  return regions.get(code);
}

const inLanguages: ReadonlyMap<string, string>[] = [];

/** The runtime knows the regions of the world and their names. A language takes a phone a few milliseconds, once. */
function codesByName(language: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const inLanguage = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const name = inLanguage.of(code);
    // A code that was given up stands for the one that replaced it.
    const current = name && new Intl.Locale(`und-${code}`).region;
    if (current && !names.has(plain(name))) names.set(plain(name), current);
  }
  return names;
}

/** The code of two letters of a country that is given by its code or its name; undefined when it's neither. */
export function countryCode(country: string): string | undefined {
  // As most courses have it, since this is asked for every card of a list.
  const asCode = currentCode(country.toUpperCase());
  if (asCode) return asCode;
  const name = plain(country);
  if (name === "") return undefined;
  if (Object.hasOwn(OTHER_NAMES, name)) return OTHER_NAMES[name];
  for (const [place, language] of LANGUAGES.entries()) {
    inLanguages[place] ??= codesByName(language);
    const code = inLanguages[place].get(name);
    if (code) return code;
  }
  return undefined;
}
