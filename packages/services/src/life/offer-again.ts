import { prepareSql } from "@fourball/db/prepared-sql";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";
import { lockTeeTime } from "../access/lock-tee-time.ts";
import { tellChange } from "../live/tell-change.ts";
import { offerOpenSpots } from "../tee-time/offer-open-spots.ts";
import type { Job } from "./job.ts";

// Who stands in line for that long beside an open spot let an offer lapse.
const patience = sql.raw("interval '24 hours'");

const findGames = prepareSql<{ id: string }>(sql`
  select ${teeTimes.id} as "id" from ${teeTimes}
  where ${teeTimes.status} = 'active' and ${teeTimes.teeOffAt} > ${sql.placeholder("now")}::timestamptz
    and ${teeTimes.confirmedCount} + ${teeTimes.pendingCount} + 1 < ${teeTimes.totalSlots}
    and exists (select 1 from ${teeTimeParticipants} p
      where p.tee_time_id = ${teeTimes.id} and p.status = 'pending' and p.waitlisted_at is not null
        and p.offer_expires_at is null and p.joined_at < clock_timestamp() - ${patience})`);

/** A spot that is still open is offered once more, a day later, to those who let it pass. */
export const offerAgain: Job = {
  find: ({ db, clock }) => findGames(db, { now: clock.now().toString() }),
  async settle(ctx, id) {
    const offered = await ctx.db.transaction(async (tx) => {
      const teeTime = await lockTeeTime(tx, id);
      return offerOpenSpots(tx, teeTime, { now: ctx.clock.now() });
    });
    if (offered > 0) await tellChange(ctx, id, "seats");
  },
};
