import { z } from "zod";

/** Rounded to two decimals by the browser, about a kilometre, and stored only with a search that the golfer saves. */
export const position = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Position = z.infer<typeof position>;
