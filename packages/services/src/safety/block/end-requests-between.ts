import type { Tx } from "@fourball/db/client";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { and, asc, eq, gt, or } from "drizzle-orm";
import { existingParticipation, lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { decideLocked } from "../../games/participation/decide-locked.ts";
import { leaveGame } from "../../games/tee-time/leave-game.ts";

type Pair = { viewerId: string; otherId: string; now: Temporal.Instant };

/**
 * Declines what the other asked of the viewer, and withdraws what the viewer asked of the other, as the viewer could have
 * done one by one: the other can't tell it from that. Both accounts are locked already. Answers with the games that changed.
 */
export async function endRequestsBetween(tx: Tx, { viewerId, otherId, now }: Pair): Promise<string[]> {
  const { status, userId, teeTimeId } = teeTimeParticipants;
  const between = or(
    and(eq(teeTimes.hostId, viewerId), eq(userId, otherId)),
    and(eq(teeTimes.hostId, otherId), eq(userId, viewerId)),
  );
  const toCome = and(eq(teeTimes.status, "active"), gt(teeTimes.teeOffAt, new Date(now.epochMilliseconds)));
  const asked = await tx
    .select({ teeTimeId, userId })
    .from(teeTimeParticipants)
    .innerJoin(teeTimes, eq(teeTimes.id, teeTimeId))
    .where(and(eq(status, "pending"), between, toCome))
    .orderBy(asc(teeTimeId));
  const changed: string[] = [];
  for (const request of asked) if (await endRequest(tx, request, { viewerId, now })) changed.push(request.teeTimeId);
  return changed;
}

type Asked = { teeTimeId: string; userId: string };

async function endRequest(tx: Tx, { teeTimeId, userId }: Asked, { viewerId, now }: Omit<Pair, "otherId">): Promise<boolean> {
  const teeTime = await lockTeeTime(tx, teeTimeId);
  const request = await existingParticipation(tx, teeTimeId, userId);
  if (teeTime.status !== "active" || request?.status !== "pending") return false;
  if (userId === viewerId) await leaveGame(tx, teeTime, { ...request, userId, now });
  else await decideLocked(tx, { teeTime, request: { ...request, userId } }, "declined", now);
  return true;
}
