import tzlookup from "@photostructure/tz-lookup";
import { stateCode } from "./states.ts";

/** Where most of a state lives; a course without coordinates is given this. */
const STATE_ZONES: Readonly<Record<string, string>> = {
  AL: "America/Chicago",
  AK: "America/Anchorage",
  AZ: "America/Phoenix",
  AR: "America/Chicago",
  CA: "America/Los_Angeles",
  CO: "America/Denver",
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
  WA: "America/Los_Angeles",
  WI: "America/Chicago",
  WY: "America/Denver",
};

type Place = { latitude: number | null; longitude: number | null; state: string; country: string };

/** The course's clock, found without a network: by its coordinates, else by its state, else the installation's own. */
export function courseTimeZone({ latitude, longitude, state, country }: Place, otherwise: string): string {
  if (latitude !== null && longitude !== null) return tzlookup(latitude, longitude);
  const code = country.toUpperCase() === "US" ? stateCode(state) : undefined;
  return code ? (STATE_ZONES[code] ?? "America/New_York") : otherwise;
}
