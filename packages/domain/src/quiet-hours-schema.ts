import { z } from "zod";
import { isTimeZone } from "./course/known-time-zone.ts";

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Quiet hours start and end at a time like 22:00");

/** From one time of the golfer's clock to the next time it shows the other. */
export const quietHours = z
  .object({ from: clockTime, to: clockTime })
  .refine(({ from, to }) => from !== to, "Quiet hours start and end at different times");
export type QuietHours = z.infer<typeof quietHours>;

/** Whose clock that is, as a browser says it. */
export const golferTimeZone = z.string().max(60, "Unknown time zone").refine(isTimeZone, "Unknown time zone");
