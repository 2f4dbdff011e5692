import { toTimestamp } from "@fourball/db/instants";
import { roundRatings, teeTimes } from "@fourball/db/schema/index";
import { latestCompletionClosed } from "@fourball/domain/rating/window";
import { and, eq, isNull, lte } from "drizzle-orm";
import { lockGolfers } from "../../core/access/lock-golfers.ts";
import type { Job } from "../../core/job.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import { publishStatistics } from "../../core/realtime/publish-profile-change.ts";
import { revealRatings } from "./reveal-ratings.ts";

/** What is hidden of rounds whose rating window is over. */
const isDue = (now: Temporal.Instant) =>
  and(isNull(roundRatings.revealedAt), lte(teeTimes.completedAt, toTimestamp(latestCompletionClosed(now))));

/** The rating window of a round is over: its ratings are revealed, mutual or not. */
export const closeRatings: Job = {
  find: ({ db, clock }) =>
    db
      .selectDistinct({ id: teeTimes.id })
      .from(roundRatings)
      .innerJoin(teeTimes, eq(teeTimes.id, roundRatings.teeTimeId))
      .where(isDue(clock.now())),
  async run(ctx, id) {
    const now = ctx.clock.now();
    const rated = await ctx.db.transaction(async (tx) => {
      const ratings = await tx
        .select({ id: roundRatings.id, rateeId: roundRatings.rateeId })
        .from(roundRatings)
        .innerJoin(teeTimes, eq(teeTimes.id, roundRatings.teeTimeId))
        .where(and(eq(teeTimes.id, id), isDue(now)))
        .orderBy(roundRatings.id);
      await lockGolfers(
        tx,
        ratings.map(({ rateeId }) => rateeId),
      );
      return revealRatings(
        tx,
        ratings.map((rating) => rating.id),
        now,
      );
    });
    if (rated.length > 0) await publishChange(ctx, id, "spots");
    for (const userId of new Set(rated)) await publishStatistics(ctx, userId);
  },
};
