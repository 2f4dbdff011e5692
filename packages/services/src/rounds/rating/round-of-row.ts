import { instantOf } from "@fourball/db/select/iso-instant";
import { asksWhoCame } from "@fourball/domain/attendance/windows";
import type { RoundRating } from "@fourball/domain/rating/schema";
import { isRatingOpen, ratingClosesAt, requireCompleted } from "@fourball/domain/rating/window";
import type { RoundRow } from "./round-query.ts";

/** As the viewer reads it; refuses a round that is not over. */
export function roundOfRow(row: RoundRow, viewerId: string, now: Temporal.Instant): RoundRating {
  const { teeTimeId, courseName, timeZone, date, time, golfers } = row;
  const completedAt = requireCompleted({ status: row.status, completedAt: row.completedAt && instantOf(row.completedAt) });
  const closesAt = ratingClosesAt(completedAt).toString();
  const game = { ...row, teeOffAt: instantOf(row.teeOffAt) };
  return {
    teeTimeId,
    courseName,
    timeZone,
    date,
    time,
    closesAt,
    isOpen: isRatingOpen(completedAt, now),
    golfers,
    asksWhoCame: row.hostId === viewerId && golfers.length > 0 && asksWhoCame(game, now),
  };
}
