import type { Tx } from "@fourball/db/client";
import { prepareSql } from "@fourball/db/prepared-sql";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { hasStarted } from "@fourball/domain/tee-time/spots";
import { and, eq, isNull, sql } from "drizzle-orm";
import { type LockedTeeTime, lockTeeTime } from "../access/lock-tee-time.ts";
import { tellChange } from "../live/tell-change.ts";
import { noteNews, placeOf } from "../notification/note-news.ts";
import { type Job, stored } from "./job.ts";

const findGames = prepareSql<{ id: string }>(sql`
  select ${teeTimes.id} as "id" from ${teeTimes}
  where ${teeTimes.status} = 'active' and ${teeTimes.teeOffAt} <= ${sql.placeholder("now")}::timestamptz
    and exists (select 1 from ${teeTimeParticipants} p
      where p.tee_time_id = ${teeTimes.id} and p.status = 'pending' and p.expired_at is null)
  order by ${teeTimes.teeOffAt}, ${teeTimes.id}`);

/** Tee-off has passed: whoever still waited for an answer, or in line, is told that none will come. */
export const expireRequests: Job = {
  find: ({ db, clock }) => findGames(db, { now: clock.now().toString() }),
  async settle(ctx, id) {
    const expired = await ctx.db.transaction(async (tx) => {
      const teeTime = await lockTeeTime(tx, id);
      return expirePending(tx, teeTime, ctx.clock.now());
    });
    if (expired > 0) await tellChange(ctx, id, "seats");
  },
};

/** The same for a game that is locked already. */
export async function expirePending(tx: Tx, teeTime: LockedTeeTime, now: Temporal.Instant): Promise<number> {
  if (teeTime.status !== "active" || !hasStarted(teeTime, now)) return 0;
  const { teeTimeId, status, expiredAt, userId } = teeTimeParticipants;
  const expired = await tx
    .update(teeTimeParticipants)
    .set({ expiredAt: stored(now) })
    .where(and(eq(teeTimeId, teeTime.id), eq(status, "pending"), isNull(expiredAt)))
    .returning({ userId });
  const golfers = expired.map(({ userId }) => userId);
  const news = { kind: "request-expired" as const, ...(await placeOf(tx, teeTime)) };
  await noteNews(tx, teeTime.id, golfers, news);
  return golfers.length;
}
