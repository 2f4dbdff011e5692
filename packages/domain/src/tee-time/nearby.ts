import type { Position } from "./list.ts";

const KM_PER_DEGREE = 111.2;

export type Box = { south: number; north: number; west: number; east: number };

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
