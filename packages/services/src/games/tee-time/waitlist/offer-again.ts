import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { sql } from "drizzle-orm";
import { lockTeeTime } from "../../../core/access/lock-tee-time.ts";
import type { Job } from "../../../core/job.ts";
import { publishChange } from "../../../core/realtime/publish-change.ts";
import { offerOpenSpots } from "../../participation/offer-open-spots.ts";
import { openSpotsSql } from "../open-spots-sql.ts";

// A golfer on the waitlist for that long beside an open spot has let an offer expire.
const patience = sql.raw("interval '24 hours'");

// Of requests that wait for the host, which the counter of the game counts once each.
const friendsAsked = sql`(select coalesce(sum(cardinality(f.friends)), 0) from ${teeTimeParticipants} f
  where f.tee_time_id = ${teeTimes.id} and f.status = 'pending' and f.expired_at is null)`;

const findGames = prepareSelect(
  { id: teeTimes.id },
  from(teeTimes),
  sql`
  where ${teeTimes.status} = 'active' and ${teeTimes.teeOffAt} > ${sql.placeholder("now")}::timestamptz
    and ${openSpotsSql} > ${teeTimes.pendingCount} + ${friendsAsked}
    and ${teeTimes.id} in (select p.tee_time_id from ${teeTimeParticipants} p
      where p.status = 'pending' and p.waitlisted_at is not null and p.offer_expires_at is null and p.expired_at is null
        and p.joined_at < clock_timestamp() - ${patience})`,
);

/** Offers a spot that is still open once more, a day later, to the golfers whose offer expired. */
export const offerAgain: Job = {
  find: ({ db, clock }) => findGames(db, { now: clock.now().toString() }),
  async run(ctx, id) {
    const offered = await ctx.db.transaction(async (tx) => {
      const teeTime = await lockTeeTime(tx, id);
      return offerOpenSpots(tx, teeTime, { now: ctx.clock.now() });
    });
    if (offered > 0) await publishChange(ctx, id, "seats");
  },
};
