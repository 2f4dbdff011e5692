import type { Db, Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { guestRequests, teeTimes } from "@fourball/db/schema/index";
import { hasStarted } from "@fourball/domain/tee-time/spots";
import { and, eq, gt, inArray, lte } from "drizzle-orm";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { gameJob } from "../../core/game-job.ts";
import type { Job } from "../../core/job.ts";
import { enqueueGuestNotifications, enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { offerOpenSpots } from "../participation/offer-open-spots.ts";

function findGames(db: Db, now: Date) {
  const { teeTimeId, status, heldUntil } = guestRequests;
  const held = db
    .select({ teeTimeId })
    .from(guestRequests)
    .where(and(eq(status, "approved"), lte(heldUntil, now)));
  return db
    .select({ id: teeTimes.id })
    .from(teeTimes)
    .where(and(eq(teeTimes.status, "active"), gt(teeTimes.teeOffAt, now), inArray(teeTimes.id, held)))
    .orderBy(teeTimes.teeOffAt, teeTimes.id);
}

/** Approved guests who made no account in time lose their spots, which are offered to the waitlist. */
export const lapseHolds: Job = gameJob({ findGames, change: lapse });

/** Under the lock of the game, so a guest who makes the account at this moment has the spot, or is refused it. */
async function lapse(tx: Tx, teeTime: LockedTeeTime, now: Temporal.Instant): Promise<number> {
  // A game that moved to before the end of the hold has started first.
  if (teeTime.status !== "active" || hasStarted(teeTime, now)) return 0;
  const { id, teeTimeId, status, heldUntil } = guestRequests;
  const lapsed = await tx
    .update(guestRequests)
    .set({ status: "declined", heldUntil: null, expiredAt: toTimestamp(now) })
    .where(and(eq(teeTimeId, teeTime.id), eq(status, "approved"), lte(heldUntil, toTimestamp(now))))
    .returning({ id });
  const guests = lapsed.map(({ id }) => id);
  await enqueueGuestNotifications(tx, teeTime.id, guests, { kind: "hold-lapsed", ...roundOf(teeTime) });
  for (const guestRequestId of guests) {
    const content = { kind: "guest-lapsed" as const, guestRequestId, ...roundOf(teeTime) };
    await enqueueNotifications(tx, teeTime.id, [teeTime.hostId], content);
  }
  await offerOpenSpots(tx, teeTime, { now });
  return guests.length;
}
