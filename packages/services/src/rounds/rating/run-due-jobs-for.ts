import { roundRatings, teeTimes } from "@fourball/db/schema/index";
import { asOneOf } from "@fourball/db/select/expression";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { latestCompletionClosed } from "@fourball/domain/rating/window";
import { latestTeeOffOver } from "@fourball/domain/tee-time/completion";
import { sql } from "drizzle-orm";
import { gamesOfGolfer } from "../../core/access/games-of-golfer.ts";
import { attempt, type JobContext } from "../../core/job.ts";
import { completeGames } from "../../games/tee-time/complete-games.ts";
import { closeRatings } from "./close-ratings.ts";

const golfer = sql`${sql.placeholder("golfer")}::uuid`;

const completion = asOneOf(["completion", "ratings"], sql`'completion'`);

const findDue = prepareQuery(
  { id: teeTimes.id, due: completion },
  (completions) => sql`
  select ${completions} from ${teeTimes}
  where ${teeTimes.status} = 'active' and ${teeTimes.teeOffAt} <= ${sql.placeholder("over")}::timestamptz
    and ${teeTimes.id} in ${gamesOfGolfer(golfer)}
  union
  select r.tee_time_id, 'ratings' from ${roundRatings} r join ${teeTimes} on ${teeTimes.id} = r.tee_time_id
  where r.ratee_id = ${golfer} and r.revealed_at is null and ${teeTimes.completedAt} <= ${sql.placeholder("closed")}::timestamptz`,
);

/** Runs what is due in a golfer's games before their statistics are read, without waiting for the next run of all jobs. */
export async function runDueJobsFor(ctx: JobContext, userId: string): Promise<void> {
  const now = ctx.clock.now();
  const values = { golfer: userId, over: latestTeeOffOver(now).toString(), closed: latestCompletionClosed(now).toString() };
  for (const { id, due } of await findDue(ctx.db, values)) {
    const [name, job] =
      due === "completion" ? (["completeGames", completeGames] as const) : (["closeRatings", closeRatings] as const);
    await attempt(ctx, `${name} ${id}`, () => job.run(ctx, id));
  }
}
