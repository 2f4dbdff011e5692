import { z } from "zod";

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A part of the map, in degrees. It doesn't cross the 180th meridian. */
export const box = z
  .object({ west: longitude, south: latitude, east: longitude, north: latitude })
  .refine(({ south, north }) => south <= north, { message: "South must not be above north", path: ["south"] })
  .refine(({ west, east }) => west <= east, { message: "West must not be beyond east", path: ["west"] });
export type Box = z.infer<typeof box>;
