import tzlookup from "@photostructure/tz-lookup";
import { countryCode } from "./country.ts";
import { stateCode } from "./states.ts";

/** Where most of a state or province lives, by country; without an entry on the clock of `MAIN_ZONES`. */
const STATE_ZONES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    AL: "America/Chicago",
    AK: "America/Anchorage",
    AS: "Pacific/Pago_Pago",
    AZ: "America/Phoenix",
    AR: "America/Chicago",
    CA: "America/Los_Angeles",
    CO: "America/Denver",
    GU: "Pacific/Guam",
    HI: "Pacific/Honolulu",
    ID: "America/Boise",
    IL: "America/Chicago",
    IA: "America/Chicago",
    KS: "America/Chicago",
    LA: "America/Chicago",
    MN: "America/Chicago",
    MS: "America/Chicago",
    MO: "America/Chicago",
    MT: "America/Denver",
    MP: "Pacific/Guam",
    NE: "America/Chicago",
    NV: "America/Los_Angeles",
    NM: "America/Denver",
    ND: "America/Chicago",
    OK: "America/Chicago",
    OR: "America/Los_Angeles",
    PR: "America/Puerto_Rico",
    SD: "America/Chicago",
    TN: "America/Chicago",
    TX: "America/Chicago",
    UT: "America/Denver",
    VI: "America/Puerto_Rico",
    WA: "America/Los_Angeles",
    WI: "America/Chicago",
    WY: "America/Denver",
  },
  CA: {
    AB: "America/Edmonton",
    BC: "America/Vancouver",
    MB: "America/Winnipeg",
    NB: "America/Moncton",
    NL: "America/St_Johns",
    NS: "America/Halifax",
    NT: "America/Edmonton",
    NU: "America/Iqaluit",
    PE: "America/Halifax",
    SK: "America/Regina",
    YT: "America/Whitehorse",
  },
};

/** More than one in fifty of those who live there are on another clock. */
const SPLIT: Readonly<Record<string, readonly string[]>> = {
  US: ["FL", "ID", "IN", "KY", "ND", "NE", "SD", "TN", "TX"],
  CA: ["BC", "NU"],
};

/** Where most live, in countries of several clocks. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  AU: "Australia/Sydney",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CD: "Africa/Kinshasa",
  CL: "America/Santiago",
  CN: "Asia/Shanghai",
  EC: "America/Guayaquil",
  ES: "Europe/Madrid",
  FR: "Europe/Paris",
  ID: "Asia/Jakarta",
  KZ: "Asia/Almaty",
  MN: "Asia/Ulaanbaatar",
  MX: "America/Mexico_City",
  NZ: "Pacific/Auckland",
  PF: "Pacific/Tahiti",
  PG: "Pacific/Port_Moresby",
  PT: "Europe/Lisbon",
  RU: "Europe/Moscow",
  US: "America/New_York",
};

type Place = { latitude: number | null; longitude: number | null; state: string; country: string };

/** A course's clock, and whether someone should look at it. */
export type FoundTimeZone = { timeZone: string; isGuess: boolean };

/**
 * The course's clock, found without a network: by its coordinates, else by its state or country. It's a guess where several
 * clocks are possible, and the installation's own where nothing is known.
 */
export function findTimeZone(place: Place, otherwise: string): FoundTimeZone {
  const { latitude, longitude } = place;
  if (latitude !== null && longitude !== null) return { timeZone: tzlookup(latitude, longitude), isGuess: false };
  const country = countryCode(place.country);
  if (!country) return { timeZone: otherwise, isGuess: true };
  return ofState(place, country) ?? ofCountry(country, otherwise);
}

function ofState(place: Place, country: string): FoundTimeZone | undefined {
  const state = stateCode(place);
  const timeZone = state && (STATE_ZONES[country]?.[state] ?? MAIN_ZONES[country]);
  return timeZone ? { timeZone, isGuess: SPLIT[country]?.includes(state) ?? false } : undefined;
}

function ofCountry(country: string, otherwise: string): FoundTimeZone {
  const zones = zonesOf(country);
  const [first] = zones;
  const isOneClock = first !== undefined && zones.every((zone) => clock(zone) === clock(first));
  if (isOneClock) return { timeZone: first, isGuess: false };
  // The state of an American course is required: one that nobody can read says nothing of where it is.
  return { timeZone: country === "US" ? otherwise : (MAIN_ZONES[country] ?? first ?? otherwise), isGuess: true };
}

/** What the runtime knows of a country: by a method in newer ones, by a property in those before. */
function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`);
  const method: unknown = Reflect.get(locale, "getTimeZones");
  const zones: unknown = typeof method === "function" ? Reflect.apply(method, locale, []) : Reflect.get(locale, "timeZones");
  return Array.isArray(zones) ? zones.filter((zone) => typeof zone === "string") : [];
}

const MONTHS = Array.from({ length: 12 }, (_, month) => Temporal.PlainDate.from({ year: 2026, month: month + 1, day: 15 }));

/** Two zones with the same offsets are one clock. */
const clock = (zone: string): string => MONTHS.map((day) => day.toZonedDateTime(zone).offset).join();
