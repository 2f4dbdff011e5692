import type { Tx } from "@fourball/db/client";
import { prepareSql } from "@fourball/db/prepared-sql";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { hasStarted } from "@fourball/domain/tee-time/spots";
import { and, eq, lte, sql } from "drizzle-orm";
import { type LockedTeeTime, lockTeeTime } from "../access/lock-tee-time.ts";
import { tellChange } from "../live/tell-change.ts";
import { noteNews, placeOf } from "../notification/note-news.ts";
import { offerOpenSpots } from "../tee-time/offer-open-spots.ts";
import { type Job, stored } from "./job.ts";

const now = sql`${sql.placeholder("now")}::timestamptz`;

const findGames = prepareSql<{ id: string }>(sql`
  select distinct ${teeTimes.id} as "id" from ${teeTimeParticipants} p join ${teeTimes} on ${teeTimes.id} = p.tee_time_id
  where p.offer_expires_at <= ${now} and p.status = 'pending' and ${teeTimes.status} = 'active' and ${teeTimes.teeOffAt} > ${now}`);

/** An offer that nobody took goes to the next in line; whoever let it lapse stands at the end. */
export const lapseOffers: Job = {
  find: ({ db, clock }) => findGames(db, { now: clock.now().toString() }),
  async settle(ctx, id) {
    const lapsed = await ctx.db.transaction(async (tx) => {
      const teeTime = await lockTeeTime(tx, id);
      return lapse(tx, teeTime, ctx.clock.now());
    });
    if (lapsed > 0) await tellChange(ctx, id, "seats");
  },
};

async function lapse(tx: Tx, teeTime: LockedTeeTime, now: Temporal.Instant): Promise<number> {
  if (teeTime.status !== "active" || hasStarted(teeTime, now)) return 0;
  const { id, teeTimeId, status, offerExpiresAt, userId } = teeTimeParticipants;
  const lapsed = await tx
    .update(teeTimeParticipants)
    .set({ offerExpiresAt: null, joinedAt: sql`clock_timestamp()` })
    .where(and(eq(teeTimeId, teeTime.id), eq(status, "pending"), lte(offerExpiresAt, stored(now))))
    .returning({ id, userId });
  const news = { kind: "offer-lapsed" as const, ...(await placeOf(tx, teeTime)) };
  const golfers = lapsed.map(({ userId }) => userId);
  await noteNews(tx, teeTime.id, golfers, news);
  // Somebody alone in line is not told of the same spot in the same breath.
  await offerOpenSpots(tx, teeTime, { now, except: lapsed.map(({ id }) => id) });
  return lapsed.length;
}
