import type { Box } from "./box.ts";

/** About ten meters: a box in an address is the same when it is read again. */
const DIGITS = 4;

/** A box as addresses and queries have it: `west,south,east,north`, the order of GeoJSON. */
export const boxText = ({ west, south, east, north }: Box): string =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(DIGITS))).join(",");

/** Reads that text; undefined when it is anything else, such as an inverted or impossible box. */
export function readBox(text: string): Box | undefined {
  const parts = text.split(",");
  const [west, south, east, north] = parts.map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  if (parts.length !== 4 || west === undefined || south === undefined || east === undefined || north === undefined)
    return undefined;
  const isBox = -180 <= west && west <= east && east <= 180 && -90 <= south && south <= north && north <= 90;
  return isBox ? { west, south, east, north } : undefined;
}
