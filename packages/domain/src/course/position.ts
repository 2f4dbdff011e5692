import { countryCode } from "./country.ts";
import { STATE_CENTERS } from "./state-centers.ts";
import { stateCode } from "./states.ts";

export type CoursePlace = { latitude: number | null; longitude: number | null; state: string; country: string };
export type Position = { latitude: number; longitude: number };

export const isAmerican = ({ country }: CoursePlace): boolean => countryCode(country) === "US";

/** The course's coordinates, or the center of its state; nothing where neither is known. */
export function positionOf(place: CoursePlace): Position | undefined {
  const { latitude, longitude } = place;
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const center = isAmerican(place) ? STATE_CENTERS[stateCode(place) ?? ""] : undefined;
  return center && { latitude: center[0], longitude: center[1] };
}
