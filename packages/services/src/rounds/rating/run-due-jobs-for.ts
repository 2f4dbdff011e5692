import { toTimestamp } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { roundRatings, teeTimes } from "@fourball/db/schema/index";
import { latestCompletionClosed } from "@fourball/domain/rating/window";
import { latestTeeOffOver } from "@fourball/domain/tee-time/completion";
import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { gamesOfGolfer } from "../../core/access/games-of-golfer.ts";
import { type JobContext, runLogged } from "../../core/job.ts";
import { completeGames } from "../../games/tee-time/complete-games.ts";
import { closeRatings } from "./close-ratings.ts";

const golfer = sql`${sql.placeholder("golfer")}::uuid`;

const findDue = prepareOnce((db) => {
  const { teeTimeId, rateeId, revealedAt } = roundRatings;
  const completions = db
    .select({ id: teeTimes.id, isCompletion: sql`true`.mapWith(Boolean) })
    .from(teeTimes)
    .where(
      and(
        eq(teeTimes.status, "active"),
        lte(teeTimes.teeOffAt, sql.placeholder("over")),
        inArray(teeTimes.id, gamesOfGolfer(golfer)),
      ),
    );
  const ratings = db
    .select({ id: teeTimeId, isCompletion: sql`false`.mapWith(Boolean) })
    .from(roundRatings)
    .innerJoin(teeTimes, eq(teeTimes.id, teeTimeId))
    .where(and(eq(rateeId, golfer), isNull(revealedAt), lte(teeTimes.completedAt, sql.placeholder("closed"))));
  return completions.union(ratings);
});

/** Runs what is due in a golfer's games before their statistics are read, without waiting for the next run of all jobs. */
export async function runDueJobsFor(ctx: JobContext, userId: string): Promise<void> {
  const now = ctx.clock.now();
  const values = { golfer: userId, over: toTimestamp(latestTeeOffOver(now)), closed: toTimestamp(latestCompletionClosed(now)) };
  for (const { id, isCompletion } of await findDue(ctx.db, values)) {
    const [name, job] = isCompletion ? (["completeGames", completeGames] as const) : (["closeRatings", closeRatings] as const);
    await runLogged(ctx, `${name} ${id}`, () => job.run(ctx, id));
  }
}
