import { instantOf } from "@fourball/db/select/iso-instant";
import type { RoundRating } from "@fourball/domain/rating/schema";
import { isRatingOpen, ratingClosesAt, requireCompleted } from "@fourball/domain/rating/window";
import type { RoundRow } from "./round-query.ts";

/** Refuses a round that is not over. */
export function roundOfRow(row: RoundRow, now: Temporal.Instant): RoundRating {
  const { teeTimeId, courseName, timeZone, date, time, golfers } = row;
  const completedAt = requireCompleted({ status: row.status, completedAt: row.completedAt && instantOf(row.completedAt) });
  const closesAt = ratingClosesAt(completedAt).toString();
  return { teeTimeId, courseName, timeZone, date, time, closesAt, isOpen: isRatingOpen(completedAt, now), golfers };
}
