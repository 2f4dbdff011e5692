import { fail } from "../failure.ts";
import { RATING_DAYS } from "./schema.ts";

/** Until when a round can be rated. */
export const ratingClosesAt = (completedAt: Temporal.Instant): Temporal.Instant => completedAt.add({ hours: RATING_DAYS * 24 });

export const isRatingOpen = (completedAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, ratingClosesAt(completedAt)) < 0;

/** The latest completion of a round that can be rated no longer. */
export const latestCompletionClosed = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: RATING_DAYS * 24 });

type Round = { status: string; completedAt: Temporal.Instant | null };

/** Only a round that was played to its end is rated; returns when that was. */
export function requireCompleted({ status, completedAt }: Round): Temporal.Instant {
  if (status === "cancelled") throw fail("teeTimeCancelled");
  if (status !== "completed" || !completedAt) throw fail("roundNotOver");
  return completedAt;
}
