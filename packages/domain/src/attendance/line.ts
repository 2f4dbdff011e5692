import { z } from "zod";
import { ROUNDS_UNTIL_KNOWN } from "./constants.ts";
import { roundsOf } from "./text.ts";

const attendanceCounts = z.object({
  showedUp: z.number().int(),
  lateWithdrawals: z.number().int(),
  noShows: z.number().int(),
});
type AttendanceCounts = z.infer<typeof attendanceCounts>;

/** Whether a golfer showed up, from the last twelve months. */
export const attendance = z.union([z.literal("new"), attendanceCounts]);
export type Attendance = z.infer<typeof attendance>;

/** A few rounds say nothing about a golfer. */
export const attendanceOf = (counts: AttendanceCounts): Attendance => (roundsOf(counts) < ROUNDS_UNTIL_KNOWN ? "new" : counts);
