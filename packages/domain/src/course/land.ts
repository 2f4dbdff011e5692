import { kmToCoast } from "./coast.ts";
import type { Land } from "./constants.ts";
import { countryCode } from "./country.ts";
import { type CoursePlace, isAmerican, type Position, positionOf } from "./position.ts";
import { stateCode } from "./states.ts";

type Area = readonly [south: number, north: number, west: number, east: number];

/** Country above about 1,500 m: nothing lower is shown under snow. */
const HIGH: readonly Area[] = [
  [37, 41, -109.1, -104.4], // Colorado and its Front Range
  [41, 45, -111.1, -104.6], // Wyoming
  [44.3, 46.3, -112.5, -110.6], // the southwest of Montana
  [43.2, 44.6, -115.2, -113.6], // Sun Valley
  [37.4, 41, -111.65, -109.1], // Utah behind the Wasatch
  [37.3, 39.5, -120.3, -118.5], // the High Sierra and Tahoe
  [34.9, 36, -112.3, -111.2], // Flagstaff
  [35.4, 37, -106.8, -104.9], // Santa Fe and Taos
];

const DRY: readonly Area[] = [
  [31.2, 35, -114.9, -109], // Arizona
  [35, 37, -114.9, -112.4],
  [35, 42, -119.2, -114], // Nevada
  [32.6, 36, -117, -114], // the Mojave and Palm Springs
  [36.9, 37.5, -114.1, -112.8], // St. George
  [31.2, 37, -109.1, -103], // New Mexico
  [29, 32.1, -106.7, -102], // the west of Texas
];

const LINKS_KM = 14;

/** The land of a course, by its place: mountains before desert before sea. */
export function landOf(place: CoursePlace): Land {
  const position = positionOf(place);
  if (!isAmerican(place)) return ["GB", "IE"].includes(countryCode(place.country) ?? "") ? "links" : "parkland";
  if (!position) return "parkland";
  if (isWithin(HIGH, position)) return "mountain";
  if (isWithin(DRY, position)) return "desert";
  return isByTheSea(place, position) ? "links" : "parkland";
}

const isWithin = (areas: readonly Area[], { latitude, longitude }: Position): boolean =>
  areas.some(([south, north, west, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east);

const isByTheSea = (place: CoursePlace, { latitude, longitude }: Position): boolean =>
  ["HI", "PR"].includes(stateCode(place) ?? "") || kmToCoast(latitude, longitude) < LINKS_KM;
