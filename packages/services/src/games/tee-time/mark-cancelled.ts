import type { Tx } from "@fourball/db/client";
import { arrivals, attendanceRecords, teeTimes } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { appendMessage } from "../../chat/append-message.ts";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { dropAllOfHost } from "../../notification/drop-untrue.ts";
import { enqueueForEveryone, roundOf } from "../../notification/enqueue-notifications.ts";
import { dropHeadStart } from "../head-start/open-to-all.ts";

/** Cancels a locked game: all participants are notified, and its chat gets a last message. */
export async function markCancelled(tx: Tx, teeTime: LockedTeeTime, cancelReason: string | null): Promise<void> {
  const calendarSequence = teeTime.calendarSequence + 1;
  await tx.update(teeTimes).set({ status: "cancelled", cancelReason, calendarSequence }).where(eq(teeTimes.id, teeTime.id));
  // A game that isn't played says nothing about who left it or came.
  for (const table of [attendanceRecords, arrivals] as const) await tx.delete(table).where(eq(table.teeTimeId, teeTime.id));
  const content = { kind: "tee-time-cancelled" as const, reason: cancelReason, ...roundOf(teeTime) };
  await dropAllOfHost(tx, teeTime.id, { hostId: teeTime.hostId, now: "cancelled" });
  await dropHeadStart(tx, teeTime.id);
  await enqueueForEveryone(tx, teeTime.id, content);
  await appendMessage(tx, { teeTimeId: teeTime.id, userId: teeTime.hostId, type: "cancelled" });
}
