import type { Tx } from "@fourball/db/client";
import { prepareSql } from "@fourball/db/prepared-sql";
import { teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { ratingClosesAt } from "@fourball/domain/rating/window";
import { completionOf, isOver, latestTeeOffOver } from "@fourball/domain/tee-time/completion";
import { eq, inArray, sql } from "drizzle-orm";
import { type LockedTeeTime, lockTeeTime } from "../access/lock-tee-time.ts";
import { tellChange } from "../live/tell-change.ts";
import { noteNews, placeOf } from "../notification/note-news.ts";
import { expirePending } from "./expire-requests.ts";
import { type Job, type LifeContext, stored } from "./job.ts";
import { lockGolfers } from "./lock-golfers.ts";
import { playersOf } from "./players-of.ts";

const findOver = prepareSql<{ id: string }>(sql`
  select ${teeTimes.id} as "id" from ${teeTimes}
  where ${teeTimes.status} = 'active' and ${teeTimes.teeOffAt} <= ${sql.placeholder("until")}::timestamptz
  order by ${teeTimes.teeOffAt}, ${teeTimes.id}`);

/** Rounds that are over are completed, whether anybody looks at them or not. */
export const completeGames: Job = {
  find: ({ db, clock }) => findOver(db, { until: latestTeeOffOver(clock.now()).toString() }),
  settle: completeGame,
};

/** Completes a game whose round is over, once: its players' counters rise and they may rate each other. */
export async function completeGame(ctx: LifeContext, teeTimeId: string): Promise<void> {
  const golfers = await ctx.db.transaction(async (tx) => {
    // Accounts are locked before games, so who plays is read first. Nobody comes or goes after tee-off; the lock makes sure of it.
    const expected = await golfersOf(tx, teeTimeId);
    await lockGolfers(tx, expected);
    const teeTime = await lockTeeTime(tx, teeTimeId);
    if (teeTime.status !== "active" || !isOver(teeTime, ctx.clock.now())) return [];
    const golfers = await golfersOf(tx, teeTimeId);
    if (golfers.join() !== expected.join()) return [];
    await complete(tx, teeTime, ctx.clock.now());
    return golfers;
  });
  if (golfers.length === 0) return;
  await tellChange(ctx, teeTimeId, "seats");
  for (const userId of golfers) await ctx.bus.publish({ type: "profile-changed", userId });
}

async function complete(tx: Tx, teeTime: LockedTeeTime, now: Temporal.Instant): Promise<void> {
  await expirePending(tx, teeTime, now);
  const completedAt = completionOf(teeTime);
  await tx
    .update(teeTimes)
    .set({ status: "completed", completedAt: stored(completedAt) })
    .where(eq(teeTimes.id, teeTime.id));
  const players = await playersOf(tx, teeTime.id);
  await countRound(tx, teeTime, players);
  const closesAt = ratingClosesAt(completedAt);
  if (players.length === 0 || Temporal.Instant.compare(closesAt, now) <= 0) return;
  const news = { kind: "round-over" as const, closesAt: closesAt.toString(), ...(await placeOf(tx, teeTime)) };
  await noteNews(tx, teeTime.id, [teeTime.hostId, ...players], news);
}

/** A host counts a round that somebody joined, guests included; a player counts every round. */
async function countRound(tx: Tx, { hostId, confirmed }: LockedTeeTime, players: string[]): Promise<void> {
  if (confirmed > 0)
    await tx
      .update(users)
      .set({ gamesHosted: sql`${users.gamesHosted} + 1` })
      .where(eq(users.id, hostId));
  if (players.length > 0)
    await tx
      .update(users)
      .set({ gamesPlayed: sql`${users.gamesPlayed} + 1` })
      .where(inArray(users.id, players));
}

const findGolfers = prepareSql<{ userId: string }>(sql`
  select ${teeTimes.hostId} as "userId" from ${teeTimes} where ${teeTimes.id} = ${sql.placeholder("id")}::uuid
  union select p.user_id from ${teeTimeParticipants} p
    where p.tee_time_id = ${sql.placeholder("id")}::uuid and p.status = 'confirmed'
  order by 1`);

const golfersOf = async (tx: Tx, id: string): Promise<string[]> => (await findGolfers(tx, { id })).map(({ userId }) => userId);
