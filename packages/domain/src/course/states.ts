import { searchable } from "../search-words.ts";
import { countryCode } from "./country.ts";

type Region = { state: string; country: string };

/** The states, territories and provinces of the countries in which they decide the clock, by their postal codes. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    AL: "Alabama",
    AK: "Alaska",
    AZ: "Arizona",
    AR: "Arkansas",
    CA: "California",
    CO: "Colorado",
    CT: "Connecticut",
    DE: "Delaware",
    DC: "District of Columbia",
    FL: "Florida",
    GA: "Georgia",
    HI: "Hawaii",
    ID: "Idaho",
    IL: "Illinois",
    IN: "Indiana",
    IA: "Iowa",
    KS: "Kansas",
    KY: "Kentucky",
    LA: "Louisiana",
    ME: "Maine",
    MD: "Maryland",
    MA: "Massachusetts",
    MI: "Michigan",
    MN: "Minnesota",
    MS: "Mississippi",
    MO: "Missouri",
    MT: "Montana",
    NE: "Nebraska",
    NV: "Nevada",
    NH: "New Hampshire",
    NJ: "New Jersey",
    NM: "New Mexico",
    NY: "New York",
    NC: "North Carolina",
    ND: "North Dakota",
    OH: "Ohio",
    OK: "Oklahoma",
    OR: "Oregon",
    PA: "Pennsylvania",
    PR: "Puerto Rico",
    RI: "Rhode Island",
    SC: "South Carolina",
    SD: "South Dakota",
    TN: "Tennessee",
    TX: "Texas",
    UT: "Utah",
    VT: "Vermont",
    VA: "Virginia",
    WA: "Washington",
    WV: "West Virginia",
    WI: "Wisconsin",
    WY: "Wyoming",
    AS: "American Samoa",
    GU: "Guam",
    MP: "Northern Mariana Islands",
    VI: "Virgin Islands",
  },
  CA: {
    AB: "Alberta",
    BC: "British Columbia",
    MB: "Manitoba",
    NB: "New Brunswick",
    NL: "Newfoundland and Labrador",
    NS: "Nova Scotia",
    NT: "Northwest Territories",
    NU: "Nunavut",
    ON: "Ontario",
    PE: "Prince Edward Island",
    QC: "Quebec",
    SK: "Saskatchewan",
    YT: "Yukon",
  },
};

/** How else they are written, by country: the abbreviations of newspapers. */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    ala: "AL",
    ariz: "AZ",
    ark: "AR",
    cal: "CA",
    calif: "CA",
    colo: "CO",
    conn: "CT",
    del: "DE",
    "washington dc": "DC",
    fla: "FL",
    ill: "IL",
    ind: "IN",
    kan: "KS",
    kans: "KS",
    ken: "KY",
    mass: "MA",
    mich: "MI",
    minn: "MN",
    miss: "MS",
    mont: "MT",
    neb: "NE",
    nebr: "NE",
    nev: "NV",
    "n mex": "NM",
    nmex: "NM",
    okla: "OK",
    ore: "OR",
    oreg: "OR",
    penn: "PA",
    penna: "PA",
    "s dak": "SD",
    "n dak": "ND",
    tenn: "TN",
    tex: "TX",
    "us virgin islands": "VI",
    wash: "WA",
    "w va": "WV",
    wva: "WV",
    wis: "WI",
    wisc: "WI",
    wyo: "WY",
  },
  CA: {
    alta: "AB",
    man: "MB",
    newfoundland: "NL",
    nfld: "NL",
    ont: "ON",
    pei: "PE",
    pq: "QC",
    que: "QC",
    sask: "SK",
    "yukon territory": "YT",
  },
};

/** "N. Y.", "N.Y." and "NY" are the same. */
const plain = (state: string): string =>
  searchable(state)
    .replace(/\b(\p{L})\.\s*(?=\p{L}\.|\p{L}$)/gu, "$1")
    .replaceAll(".", "")
    .replace(/[^\p{L}]+/gu, " ")
    .trim();

const codesByName = new Map(
  Object.entries(NAMES).map(([country, names]) => [
    country,
    new Map([
      ...Object.entries(names).flatMap(([code, name]): [string, string][] => [
        [code.toLowerCase(), code],
        [plain(name), code],
      ]),
      ...Object.entries(OTHER_NAMES[country] ?? {}),
    ]),
  ]),
);

/** The postal code of a state or province that is given by its code, its name or an abbreviation. */
export function stateCode({ state, country }: Region): string | undefined {
  const codes = codesByName.get(countryCode(country) ?? "");
  // As most courses have it, since this is asked for every card of a list.
  return codes?.get(state.toLowerCase()) ?? codes?.get(plain(state));
}

/** The whole name of a state or province; undefined where only its country knows it. */
export const stateName = (region: Region): string | undefined =>
  NAMES[countryCode(region.country) ?? ""]?.[stateCode(region) ?? ""];
