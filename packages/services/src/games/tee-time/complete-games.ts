import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { ratingClosesAt } from "@fourball/domain/rating/window";
import { completionOf, isOver, latestTeeOffOver } from "@fourball/domain/tee-time/completion";
import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { lockGolfers } from "../../core/access/lock-golfers.ts";
import { type LockedTeeTime, lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { FOUND_MAX, type Job, type JobContext } from "../../core/job.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import { publishStatistics } from "../../core/realtime/publish-profile-change.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { recordRound } from "../attendance-record/record-round.ts";
import { writeShares } from "../cost/write-shares.ts";
import { expirePending } from "../participation/expire-requests.ts";
import { playersOf } from "../participation/players-of.ts";

/** Completes rounds that are over. */
export const completeGames: Job = {
  find: ({ db, clock }) =>
    db
      .select({ id: teeTimes.id })
      .from(teeTimes)
      .where(and(eq(teeTimes.status, "active"), lte(teeTimes.teeOffAt, toTimestamp(latestTeeOffOver(clock.now())))))
      .orderBy(teeTimes.teeOffAt, teeTimes.id)
      .limit(FOUND_MAX),
  run: completeGame,
};

/** Completes a game whose round is over, once: its players' counters rise and they may rate each other. */
export async function completeGame(ctx: JobContext, teeTimeId: string): Promise<void> {
  const affected = await ctx.db.transaction(async (tx) => {
    // Accounts are locked before games, so the players are read first.
    // They can't change after tee-off; the second read under the lock checks that.
    const expected = await golfersOf(tx, teeTimeId);
    await lockGolfers(tx, expected);
    const teeTime = await lockTeeTime(tx, teeTimeId);
    if (teeTime.status !== "active" || !isOver(teeTime, ctx.clock.now())) return [];
    const golfers = await golfersOf(tx, teeTimeId);
    if (golfers.join() !== expected.join()) return [];
    const withdrawn = await complete(tx, teeTime, ctx.clock.now());
    return [...new Set([...golfers, ...withdrawn])];
  });
  if (affected.length === 0) return;
  await publishChange(ctx, teeTimeId, "spots");
  for (const userId of affected) await publishStatistics(ctx, userId);
}

/** Returns the golfers whose late withdrawals count from now on. */
async function complete(tx: Tx, teeTime: LockedTeeTime, now: Temporal.Instant): Promise<string[]> {
  await expirePending(tx, teeTime, now);
  const completedAt = completionOf(teeTime);
  await tx
    .update(teeTimes)
    .set({ status: "completed", completedAt: toTimestamp(completedAt) })
    .where(eq(teeTimes.id, teeTime.id));
  const players = await playersOf(tx, teeTime.id);
  await countRound(tx, teeTime, players);
  const withdrawn = await recordRound(tx, teeTime, { players, settledAt: completedAt });
  await writeShares(tx, teeTime);
  const closesAt = ratingClosesAt(completedAt);
  if (players.length === 0 || Temporal.Instant.compare(closesAt, now) <= 0) return withdrawn;
  const content = { kind: "round-over" as const, closesAt: closesAt.toString(), ...roundOf(teeTime) };
  await enqueueNotifications(tx, teeTime.id, [teeTime.hostId, ...players], content);
  return withdrawn;
}

/** A host's round counts when at least one golfer or guest joined; a player's round always counts. */
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

async function golfersOf(tx: Tx, id: string): Promise<string[]> {
  const { teeTimeId, userId, status } = teeTimeParticipants;
  const hosts = tx.select({ userId: teeTimes.hostId }).from(teeTimes).where(eq(teeTimes.id, id));
  const players = tx
    .select({ userId })
    .from(teeTimeParticipants)
    .where(and(eq(teeTimeId, id), eq(status, "confirmed")));
  const golfers = union(hosts, players).as("golfers");
  const found = await tx.select({ userId: golfers.userId }).from(golfers).orderBy(golfers.userId);
  return found.map((golfer) => golfer.userId);
}
