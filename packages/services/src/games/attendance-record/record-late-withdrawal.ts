import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { attendanceRecords } from "@fourball/db/schema/index";
import { isMovedSince } from "@fourball/domain/attendance/entry";
import { isLate } from "@fourball/domain/attendance/windows";
import type { ExistingRequest, LockedTeeTime } from "../../core/access/lock-tee-time.ts";

type Leaving = ExistingRequest & { userId: string; now: Temporal.Instant };

/** A player leaves a locked game. It counts once the round is over. */
export async function recordLateWithdrawal(tx: Tx, teeTime: LockedTeeTime, leaving: Leaving): Promise<void> {
  const { userId, status, agreedAt, now } = leaving;
  if (status !== "confirmed" || !isLate(teeTime, now)) return;
  const excuse = isMovedSince({ movedAt: teeTime.movedAt, agreedAt }) ? "changed" : null;
  await tx
    .insert(attendanceRecords)
    .values({ teeTimeId: teeTime.id, userId, kind: "late-withdrawal", withdrawnAt: toTimestamp(now), excuse });
}
