import { z } from "zod";

const PLACE_NAME_MAX = 200;

/** Rounded to two decimals by the browser, about a kilometre. */
export const position = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Position = z.infer<typeof position>;

/** Where a golfer looks for games; stored only where the golfer agreed to it. The name is of the course that was chosen for it. */
export const homePlace = position.extend({ name: z.string().max(PLACE_NAME_MAX).nullable() });
export type HomePlace = z.infer<typeof homePlace>;
