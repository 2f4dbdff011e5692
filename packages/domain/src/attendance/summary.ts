import type { z } from "zod";
import type { attendance } from "../golfer/schema.ts";
import { ROUNDS_UNTIL_KNOWN } from "../profile/constants.ts";
import { roundsOf } from "./text.ts";

export type Attendance = z.infer<typeof attendance>;

/** A few rounds say nothing about a golfer, so nothing is said of them. */
export const attendanceOf = (counts: Attendance): Attendance | null => (roundsOf(counts) < ROUNDS_UNTIL_KNOWN ? null : counts);
