import type { Tx } from "@fourball/db/client";
import { teeTimes } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import type { LockedTeeTime } from "../access/lock-tee-time.ts";
import { appendLine } from "../chat/append-line.ts";
import { noteForAll, placeOf } from "../notification/note-news.ts";

/** Cancels a locked game: everyone whom it concerns is told, and its chat ends with that. */
export async function callOff(tx: Tx, teeTime: LockedTeeTime, cancelReason: string | null): Promise<void> {
  const calendarSequence = teeTime.calendarSequence + 1;
  await tx.update(teeTimes).set({ status: "cancelled", cancelReason, calendarSequence }).where(eq(teeTimes.id, teeTime.id));
  const news = { kind: "tee-time-cancelled" as const, reason: cancelReason, ...(await placeOf(tx, teeTime)) };
  await noteForAll(tx, teeTime.id, news);
  await appendLine(tx, { teeTimeId: teeTime.id, userId: teeTime.hostId, type: "cancelled" });
}
