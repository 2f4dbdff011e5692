import type { Db, Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { guestRequests, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { hasStarted } from "@fourball/domain/tee-time/spots";
import { and, eq, exists, isNull, lte, or } from "drizzle-orm";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { gameJob } from "../../core/game-job.ts";
import { FOUND_MAX, type Job } from "../../core/job.ts";
import { dropAnswered } from "../../notification/drop-untrue.ts";
import { enqueueGuestNotifications, enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";

function findGames(db: Db, now: Date) {
  const requests = db.select({ id: teeTimeParticipants.id }).from(teeTimeParticipants).where(isWaiting(teeTimeParticipants));
  const ofGuests = db.select({ id: guestRequests.id }).from(guestRequests).where(isWaiting(guestRequests));
  return db
    .select({ id: teeTimes.id })
    .from(teeTimes)
    .where(and(eq(teeTimes.status, "active"), lte(teeTimes.teeOffAt, now), or(exists(requests), exists(ofGuests))))
    .orderBy(teeTimes.teeOffAt, teeTimes.id)
    .limit(FOUND_MAX);
}

const isWaiting = ({ teeTimeId, status, expiredAt }: typeof teeTimeParticipants | typeof guestRequests) =>
  and(eq(teeTimeId, teeTimes.id), eq(status, "pending"), isNull(expiredAt));

/** After tee-off, requests without an answer and the waitlist expire, and their golfers and guests are notified. */
export const expireRequests: Job = gameJob({ findGames, change: expirePending });

/** The same for a game that is locked already. */
export async function expirePending(tx: Tx, teeTime: LockedTeeTime, now: Temporal.Instant): Promise<number> {
  if (teeTime.status !== "active" || !hasStarted(teeTime, now)) return 0;
  const { teeTimeId, status, expiredAt, userId, waitlistedAt, offerExpiresAt, isRegular } = teeTimeParticipants;
  const expired = await tx
    .update(teeTimeParticipants)
    .set({ expiredAt: toTimestamp(now) })
    .where(and(eq(teeTimeId, teeTime.id), eq(status, "pending"), isNull(expiredAt)))
    .returning({ userId, waitlistedAt, offerExpiresAt, isRegular });
  const golfers = expired.map(({ userId }) => userId);
  const content = { kind: "request-expired" as const, ...roundOf(teeTime) };
  const askedTheHost = expired.filter((each) => !each.waitlistedAt).map(({ userId }) => userId);
  await enqueueNotifications(tx, teeTime.id, askedTheHost, content);
  for (const why of ["no-spot", "offer-not-taken", "not-answered"] as const) {
    const onWaitlist = expired.filter((each) => each.waitlistedAt && whyUnmet(each) === why).map(({ userId }) => userId);
    await enqueueNotifications(tx, teeTime.id, onWaitlist, { ...content, why });
  }
  const guests = await expireGuests(tx, teeTime, now);
  await enqueueGuestNotifications(tx, teeTime.id, guests, content);
  await dropAnswered(tx, { teeTimeId: teeTime.id, of: [...golfers, ...guests] }, "expired");
  return golfers.length + guests.length;
}

type OnWaitlist = Pick<typeof teeTimeParticipants.$inferSelect, "offerExpiresAt" | "isRegular">;

/** Nothing for a regular whose turn it wasn't. */
function whyUnmet({ offerExpiresAt, isRegular }: OnWaitlist): "no-spot" | "offer-not-taken" | "not-answered" | undefined {
  if (!isRegular) return offerExpiresAt ? "offer-not-taken" : "no-spot";
  return offerExpiresAt ? "not-answered" : undefined;
}

async function expireGuests(tx: Tx, { id: gameId }: LockedTeeTime, now: Temporal.Instant): Promise<string[]> {
  const { id, teeTimeId, status, expiredAt } = guestRequests;
  const expired = await tx
    .update(guestRequests)
    .set({ expiredAt: toTimestamp(now) })
    .where(and(eq(teeTimeId, gameId), eq(status, "pending"), isNull(expiredAt)))
    .returning({ id });
  return expired.map(({ id }) => id);
}
