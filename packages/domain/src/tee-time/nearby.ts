import type { Box } from "../box.ts";
import type { Position } from "../position.ts";

/** How far a golfer drives for a game as a matter of course: 50 miles. */
export const LOCAL_KM = 80;

type Placed = { distanceKm: number | null; course: { timeZone: string } };

/** Whether the first part of a `local-first` list holds the game. A course whose place is unknown may be anywhere, so here, too. */
export const isLocal = ({ distanceKm, course }: Placed, { near, timeZone }: { near?: Position; timeZone?: string }): boolean =>
  near ? distanceKm === null || distanceKm <= LOCAL_KM : course.timeZone === timeZone;

/** A little less than a degree of latitude has, so that the box is never too small. */
const KM_PER_DEGREE = 110.5;

/** A box in degrees that holds every point within `radiusKm`; it only spares the exact distance most of the rows. */
export function boxAround({ latitude, longitude }: Position, radiusKm: number): Box {
  const tall = radiusKm / KM_PER_DEGREE;
  const wide = tall / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return {
    south: latitude - tall,
    north: latitude + tall,
    west: longitude - wide,
    east: longitude + wide,
  };
}
