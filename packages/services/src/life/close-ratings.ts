import { prepareSql } from "@fourball/db/prepared-sql";
import { roundRatings, teeTimes } from "@fourball/db/schema/index";
import { latestCompletionClosed } from "@fourball/domain/rating/window";
import { sql } from "drizzle-orm";
import { tellChange } from "../live/tell-change.ts";
import { revealRatings } from "../rating/reveal-ratings.ts";
import type { Job } from "./job.ts";
import { lockGolfers } from "./lock-golfers.ts";

const hidden = sql`from ${roundRatings} r join ${teeTimes} on ${teeTimes.id} = r.tee_time_id
  where r.revealed_at is null and ${teeTimes.completedAt} <= ${sql.placeholder("closed")}::timestamptz`;

const findRounds = prepareSql<{ id: string }>(sql`select distinct r.tee_time_id as "id" ${hidden}`);

const findHidden = prepareSql<{ id: string; rateeId: string }>(sql`
  select r.id as "id", r.ratee_id as "rateeId" ${hidden} and r.tee_time_id = ${sql.placeholder("id")}::uuid order by r.id`);

/** The time to rate a round is over: what was said in it is revealed, answered or not. */
export const closeRatings: Job = {
  find: ({ db, clock }) => findRounds(db, { closed: latestCompletionClosed(clock.now()).toString() }),
  async settle(ctx, id) {
    const now = ctx.clock.now();
    const rated = await ctx.db.transaction(async (tx) => {
      const ratings = await findHidden(tx, { id, closed: latestCompletionClosed(now).toString() });
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
    if (rated.length > 0) await tellChange(ctx, id, "seats");
    for (const userId of new Set(rated)) await ctx.bus.publish({ type: "profile-changed", userId });
  },
};
