import { z } from "zod";
import { ROUNDS_UNTIL_KNOWN } from "./constants.ts";
import { roundsOf } from "./text.ts";

/** Whether a golfer showed up, from the last twelve months. */
export const attendance = z.object({
  showedUp: z.number().int(),
  lateWithdrawals: z.number().int(),
  noShows: z.number().int(),
});
export type Attendance = z.infer<typeof attendance>;

/** A few rounds say nothing about a golfer, so nothing is said of them. */
export const attendanceOf = (counts: Attendance): Attendance | null => (roundsOf(counts) < ROUNDS_UNTIL_KNOWN ? null : counts);
