import { roundRatings, teeTimes } from "@fourball/db/schema/index";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { latestCompletionClosed } from "@fourball/domain/rating/window";
import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { lockGolfers } from "../../core/access/lock-golfers.ts";
import type { Job } from "../../core/job.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import { publishStatistics } from "../../core/realtime/publish-profile-change.ts";
import { revealRatings } from "./reveal-ratings.ts";

const rating = alias(roundRatings, "r");
const hidden = sql`from ${roundRatings} r join ${teeTimes} on ${teeTimes.id} = r.tee_time_id
  where r.revealed_at is null and ${teeTimes.completedAt} <= ${sql.placeholder("closed")}::timestamptz`;

const findRounds = prepareQuery({ id: rating.teeTimeId }, (round) => sql`select distinct ${round} ${hidden}`);

const findHidden = prepareQuery(
  { id: rating.id, rateeId: rating.rateeId },
  (ratings) => sql`select ${ratings} ${hidden} and r.tee_time_id = ${sql.placeholder("id")}::uuid order by r.id`,
);

/** The rating window of a round is over: its ratings are revealed, mutual or not. */
export const closeRatings: Job = {
  find: ({ db, clock }) => findRounds(db, { closed: latestCompletionClosed(clock.now()).toString() }),
  async run(ctx, id) {
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
    if (rated.length > 0) await publishChange(ctx, id, "seats");
    for (const userId of new Set(rated)) await publishStatistics(ctx, userId);
  },
};
