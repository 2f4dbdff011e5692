import { prepareSql } from "@fourball/db/prepared-sql";
import { roundRatings, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { latestCompletionClosed } from "@fourball/domain/rating/window";
import { latestTeeOffOver } from "@fourball/domain/tee-time/completion";
import { sql } from "drizzle-orm";
import { closeRatings } from "./close-ratings.ts";
import { completeGames } from "./complete-games.ts";
import { attempt, type LifeContext } from "./job.ts";

const golfer = sql`${sql.placeholder("golfer")}::uuid`;

const findDue = prepareSql<{ id: string; due: "completion" | "ratings" }>(sql`
  select ${teeTimes.id} as "id", 'completion' as "due" from ${teeTimes}
  where ${teeTimes.status} = 'active' and ${teeTimes.teeOffAt} <= ${sql.placeholder("over")}::timestamptz
    and (${teeTimes.hostId} = ${golfer} or exists (select 1 from ${teeTimeParticipants} p
      where p.tee_time_id = ${teeTimes.id} and p.user_id = ${golfer} and p.status = 'confirmed'))
  union
  select r.tee_time_id, 'ratings' from ${roundRatings} r join ${teeTimes} on ${teeTimes.id} = r.tee_time_id
  where r.ratee_id = ${golfer} and r.revealed_at is null and ${teeTimes.completedAt} <= ${sql.placeholder("closed")}::timestamptz`);

/** What fell due in a golfer's games is done before their figures are read: nobody need wait for the next round of jobs. */
export async function settleGamesOf(ctx: LifeContext, userId: string): Promise<void> {
  const now = ctx.clock.now();
  const values = { golfer: userId, over: latestTeeOffOver(now).toString(), closed: latestCompletionClosed(now).toString() };
  for (const { id, due } of await findDue(ctx.db, values)) {
    const job = due === "completion" ? completeGames : closeRatings;
    await attempt(ctx, () => job.settle(ctx, id));
  }
}
