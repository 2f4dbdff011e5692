import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { and, asc, eq, exists, gt, lt, ne, or } from "drizzle-orm";
import { existingParticipation, lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { leaveGame } from "./leave-game.ts";
import { markCancelled } from "./mark-cancelled.ts";

type Leaving = {
  golferId: string;
  now: Temporal.Instant;
  reason: string;
  /** Games from then on stay as they are. */
  until?: Temporal.Instant | undefined;
};
export type GivenUp = { id: string; change: "cancelled" | "spots" };

/**
 * Takes a golfer out of every game to come: those that the golfer hosts are cancelled with notice, spots and requests in
 * others are given back. Several are locked in one order; the account is locked already.
 */
export async function leaveAllUpcomingTeeTimes(tx: Tx, { golferId, now, reason, until }: Leaving): Promise<GivenUp[]> {
  const soon = until && lt(teeTimes.teeOffAt, toTimestamp(until));
  const { id, teeTimeId, userId, status } = teeTimeParticipants;
  const participations = tx
    .select({ id })
    .from(teeTimeParticipants)
    .where(and(eq(teeTimeId, teeTimes.id), eq(userId, golferId), ne(status, "declined")));
  const games = await tx
    .select({ id: teeTimes.id })
    .from(teeTimes)
    .where(
      and(
        eq(teeTimes.status, "active"),
        gt(teeTimes.teeOffAt, toTimestamp(now)),
        soon,
        or(eq(teeTimes.hostId, golferId), exists(participations)),
      ),
    )
    .orderBy(asc(teeTimes.id));
  const givenUp: GivenUp[] = [];
  for (const { id } of games) {
    const change = await giveUp(tx, id, { golferId, now, reason });
    if (change) givenUp.push({ id, change });
  }
  return givenUp;
}

async function giveUp(tx: Tx, teeTimeId: string, { golferId, now, reason }: Leaving): Promise<GivenUp["change"] | undefined> {
  const teeTime = await lockTeeTime(tx, teeTimeId);
  if (teeTime.status !== "active") return undefined;
  if (teeTime.hostId === golferId) {
    await markCancelled(tx, teeTime, reason);
    return "cancelled";
  }
  const existing = await existingParticipation(tx, teeTimeId, golferId);
  if (!existing || existing.status === "declined") return undefined;
  await leaveGame(tx, teeTime, { ...existing, userId: golferId, now });
  return "spots";
}
