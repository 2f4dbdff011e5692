import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { attendanceRecords, users } from "@fourball/db/schema/index";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";

type Round = { players: string[]; settledAt: Temporal.Instant };

/**
 * The round of a locked game is over: its golfers showed up, the host if anyone joined, and late withdrawals count. Returns
 * who withdrew. The golfers are locked, so none of them closes the account at this moment.
 */
export async function recordRound(tx: Tx, teeTime: LockedTeeTime, { players, settledAt }: Round): Promise<string[]> {
  const played = teeTime.confirmed > 0 ? [teeTime.hostId, ...players] : [];
  const open = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(inArray(users.id, played), isNull(users.deletedAt)));
  const round = { teeTimeId: teeTime.id, kind: "showed-up" as const, settledAt: toTimestamp(settledAt) };
  if (open.length > 0) await tx.insert(attendanceRecords).values(open.map(({ userId }) => ({ ...round, userId })));
  const withdrawn = await tx
    .update(attendanceRecords)
    .set({ settledAt: toTimestamp(settledAt) })
    .where(and(eq(attendanceRecords.teeTimeId, teeTime.id), isNull(attendanceRecords.settledAt)))
    .returning({ userId: attendanceRecords.userId });
  return withdrawn.map(({ userId }) => userId);
}
