import { z } from "zod";

/** Raster tiles that the operator has chosen; without them the map is drawn from what ships with the app. */
export const mapTiles = z.object({
  /** With `{z}`, `{x}` and `{y}`. */
  url: z.string(),
  /** Plain text. */
  attribution: z.string(),
});
export type MapTiles = z.infer<typeof mapTiles>;
