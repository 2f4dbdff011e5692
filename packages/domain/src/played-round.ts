import { z } from "zod";
import { sky } from "./tee-time/schema.ts";

/** A round that a golfer played, on the golfer's page. */
export const playedRound = z.object({
  teeTimeId: z.string(),
  courseName: z.string(),
  /** `YYYY-MM-DD`, at the course. */
  date: z.string(),
  courseId: z.string(),
  sky,
});
export type PlayedRound = z.infer<typeof playedRound>;
