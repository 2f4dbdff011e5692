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

let known: ReadonlyMap<string, string> | undefined;

const regions = new Map<string, string | undefined>();

function currentCode(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  if (!regions.has(code)) {
    const isKnown = new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined;
    regions.set(code, isKnown ? new Intl.Locale(`und-${code}`).region : undefined);
  }
  return regions.get(code);
}

/** The runtime knows the regions of the world and their names. */
function codesByName(): ReadonlyMap<string, string> {
  const names = new Map(Object.entries(OTHER_NAMES));
  const add = (name: string, code: string) => names.has(name) || names.set(name, code);
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  for (const language of LANGUAGES) {
    const regions = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    for (const code of codes) {
      const name = regions.of(code);
      // A code that was given up stands for the one that replaced it.
      const current = name && new Intl.Locale(`und-${code}`).region;
      if (!current) continue;
      add(plain(name), current);
    }
  }
  return names;
}

/** The code of two letters of a country that is given by its code or its name; undefined when it's neither. */
export function countryCode(country: string): string | undefined {
  // As most courses have it, since this is asked for every card of a list, and all names take a phone a while.
  const asCode = currentCode(country.toUpperCase());
  if (asCode) return asCode;
  known ??= codesByName();
  return known.get(plain(country));
}
