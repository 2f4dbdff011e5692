import type { RoundRating } from "@fourball/domain/rating/schema";
import { isRatingOpen, ratingClosesAt, requireCompleted } from "@fourball/domain/rating/window";
import type { RoundRow } from "./round-query.ts";

/** Refuses a round that is not over. */
export function roundOfRow(row: RoundRow, now: Temporal.Instant): RoundRating {
  const { teeTimeId, courseName, date, time, golfers } = row;
  const completedAt = requireCompleted({ status: row.status, completedAt: instantOf(row.completedMs) });
  const closesAt = ratingClosesAt(completedAt).toString();
  return { teeTimeId, courseName, date, time, closesAt, isOpen: isRatingOpen(completedAt, now), golfers };
}

const instantOf = (ms: number | null): Temporal.Instant | null =>
  ms === null ? null : Temporal.Instant.fromEpochMilliseconds(Math.floor(ms));
