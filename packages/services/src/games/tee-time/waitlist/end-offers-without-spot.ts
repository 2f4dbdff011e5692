import type { Tx } from "@fourball/db/client";
import { fillMessages, teeTimeParticipants } from "@fourball/db/schema/index";
import { offersCovered } from "@fourball/domain/tee-time/spots";
import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { LockedTeeTime } from "../../../core/access/lock-tee-time.ts";
import { enqueueNotifications, roundOf } from "../../../notification/enqueue-notifications.ts";

/**
 * The host of a locked game is about to take spots away: the offers that none is left for end, those of the last on the waitlist
 * first. Their golfers keep their positions, and are notified. Promises to golfers who were written to end before them.
 */
export async function endOffersWithoutSpot(tx: Tx, teeTime: LockedTeeTime, totalSlots: number): Promise<void> {
  const left = offersCovered({ ...teeTime, totalSlots });
  if (teeTime.offered <= left) return;
  const covered = left - (await endPromises(tx, teeTime.id, teeTime.offered - left));
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

/** The newest first. Returns how many are left. */
async function endPromises(tx: Tx, game: string, most: number): Promise<number> {
  const { id, teeTimeId, promisedUntil, sentAt } = fillMessages;
  const isPromised = and(eq(teeTimeId, game), isNotNull(promisedUntil));
  const newest = tx.select({ id }).from(fillMessages).where(isPromised).orderBy(desc(sentAt), id).limit(most);
  await tx.update(fillMessages).set({ promisedUntil: null }).where(inArray(id, newest));
  return tx.$count(fillMessages, isPromised);
}
