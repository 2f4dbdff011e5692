import { dayInWords } from "../in-words.ts";
import { HANDICAP_MAX } from "../profile/constants.ts";
import { MOOD, TIME_OF_DAY } from "../tee-time/constants.ts";
import type { SavedFilter } from "./filter.ts";

/** How the reader writes days and distances, and the names of the places in the filter. */
export type SearchWords = {
  day: (date: string) => string;
  distance: (km: number) => string;
  nearName: string | null;
  courseName: string | null;
};

const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const large = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function when({ timesOfDay = [] }: SavedFilter): string {
  const parts = timesOfDay.map((time) => small(TIME_OF_DAY[time].label));
  return parts.length > 0 ? `${large(parts.join(" or "))} games` : "Games";
}

function where({ courseId, near, radiusKm, box }: SavedFilter, words: SearchWords): string {
  const at = courseId ? ` at ${words.courseName ?? "a course you chose"}` : "";
  const around =
    near && radiusKm !== undefined ? ` within ${words.distance(radiusKm)} of ${words.nearName ?? "your location"}` : "";
  return `${at}${around}${box ? " in the map area you chose" : ""}`;
}

function dates({ from, to }: SavedFilter, { day }: SearchWords): string {
  if (from && from === to) return ` on ${day(from)}`;
  if (from && to) return ` from ${day(from)} to ${day(to)}`;
  if (from) return ` from ${day(from)} on`;
  return to ? ` until ${day(to)}` : "";
}

function spots({ minOpen }: SavedFilter): string[] {
  if (minOpen === undefined) return [];
  return [minOpen === 1 ? "not full" : `${minOpen} or more open spots`];
}

function host({ handicapMin, handicapMax }: SavedFilter): string[] {
  if (handicapMin === undefined && handicapMax === undefined) return [];
  return [`host handicap ${handicapMin ?? 0} to ${handicapMax ?? HANDICAP_MAX}`];
}

/** `Morning games within 25 mi of Monterey, walking preferred`. */
export function filterInWords(filter: SavedFilter, words: SearchWords): string {
  const { q, moods = [], preferences = [] } = filter;
  const details = [...moods.map((mood) => MOOD[mood].label), ...preferences].map(small);
  return [
    `${when(filter)}${q ? ` matching “${q}”` : ""}${where(filter, words)}${dates(filter, words)}`,
    ...details,
    ...spots(filter),
    ...host(filter),
  ].join(", ");
}

const KM_PER_MILE = 1.609344;

/** The same in messages, whose reader's own units aren't known. */
export const filterInMessage = (filter: SavedFilter, places: Pick<SearchWords, "nearName" | "courseName">): string =>
  filterInWords(filter, {
    ...places,
    day: (date) => dayInWords(date),
    distance: (km) => `${Math.round(km / KM_PER_MILE)} miles`,
  });
