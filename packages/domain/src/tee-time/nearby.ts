import type { Box } from "../box.ts";
import type { Position } from "../position.ts";

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
