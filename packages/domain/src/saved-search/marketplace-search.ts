import { boxText } from "../box-text.ts";
import { boxAround } from "../tee-time/nearby.ts";
import type { SavedFilter } from "./filter.ts";
import type { MarketplaceQuery } from "./schema.ts";

/** A saved search as the marketplace's address says it. Without its place it is around wherever the golfer is. */
export function marketplaceSearchOf(filter: SavedFilter): MarketplaceQuery {
  const { near, radiusKm, box, moods, timesOfDay, minOpen, preferences, handicapMin, handicapMax, courseId, ...rest } = filter;
  const area = box ?? (near && radiusKm !== undefined ? boxAround(near, radiusKm) : undefined);
  const isAroundMe = radiusKm !== undefined && !near;
  return {
    ...rest,
    ...(isAroundMe && { filter: "nearby" as const, radius: radiusKm }),
    ...(area && { box: boxText(area) }),
    ...(timesOfDay && { times: timesOfDay }),
    ...(minOpen !== undefined && { open: minOpen }),
    ...(moods && { mood: moods }),
    ...(preferences && { prefs: preferences }),
    ...(handicapMin !== undefined && { hcpMin: handicapMin }),
    ...(handicapMax !== undefined && { hcpMax: handicapMax }),
    ...(courseId && { course: courseId }),
  };
}
