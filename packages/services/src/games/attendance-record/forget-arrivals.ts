import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { arrivals } from "@fourball/db/schema/index";
import { arrivalWindow } from "@fourball/domain/attendance/arrival";
import { and, eq, lt } from "drizzle-orm";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";

/** A golfer who leaves the game isn't there for it. */
export async function forgetArrival(tx: Tx, { teeTimeId, userId }: { teeTimeId: string; userId: string }): Promise<void> {
  await tx.delete(arrivals).where(and(eq(arrivals.teeTimeId, teeTimeId), eq(arrivals.userId, userId)));
}

/** The game moved: those who came for another course, or too early for the new time, can say it again. */
export async function forgetEarlyArrivals(
  tx: Tx,
  moved: LockedTeeTime,
  { isElsewhere }: { isElsewhere: boolean },
): Promise<void> {
  const isEarly = lt(arrivals.arrivedAt, toTimestamp(arrivalWindow(moved).from));
  await tx.delete(arrivals).where(and(eq(arrivals.teeTimeId, moved.id), isElsewhere ? undefined : isEarly));
}
