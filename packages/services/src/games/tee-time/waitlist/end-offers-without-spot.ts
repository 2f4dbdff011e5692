import type { Tx } from "@fourball/db/client";
import { teeTimeParticipants } from "@fourball/db/schema/index";
import { offersCovered } from "@fourball/domain/tee-time/spots";
import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { LockedTeeTime } from "../../../core/access/lock-tee-time.ts";
import { enqueueNotifications, roundOf } from "../../../notification/enqueue-notifications.ts";

/**
 * The host of a locked game is about to take spots away: the offers that none is left for end, those of the last on the waitlist
 * first. Their golfers keep their positions, and are notified.
 */
export async function endOffersWithoutSpot(tx: Tx, teeTime: LockedTeeTime, totalSlots: number): Promise<void> {
  const covered = offersCovered({ ...teeTime, totalSlots });
  if (teeTime.offered <= covered) return;
  const { id, userId, teeTimeId, status, offerExpiresAt, joinedAt } = teeTimeParticipants;
  const isOffered = and(eq(teeTimeId, teeTime.id), eq(status, "pending"), isNotNull(offerExpiresAt));
  const uncovered = tx.select({ id }).from(teeTimeParticipants).where(isOffered).orderBy(asc(joinedAt), asc(id)).offset(covered);
  const ended = await tx
    .update(teeTimeParticipants)
    .set({ offerExpiresAt: null })
    .where(inArray(id, uncovered))
    .returning({ userId });
  const content = { kind: "offer-lapsed" as const, isSpotGone: true as const, ...roundOf(teeTime) };
  await enqueueNotifications(
    tx,
    teeTime.id,
    ended.map((each) => each.userId),
    content,
  );
}
