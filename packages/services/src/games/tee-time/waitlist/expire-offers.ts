import type { Db, Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { clock } from "@fourball/db/schema/columns";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { hasStarted } from "@fourball/domain/tee-time/spots";
import { and, eq, gt, inArray, lte } from "drizzle-orm";
import type { LockedTeeTime } from "../../../core/access/lock-tee-time.ts";
import { gameJob } from "../../../core/game-job.ts";
import type { Job } from "../../../core/job.ts";
import { enqueueNotifications, roundOf } from "../../../notification/enqueue-notifications.ts";
import { offerOpenSpots } from "../../participation/offer-open-spots.ts";

function findGames(db: Db, now: Date) {
  const { teeTimeId, status, offerExpiresAt } = teeTimeParticipants;
  return db
    .selectDistinct({ id: teeTimes.id })
    .from(teeTimeParticipants)
    .innerJoin(teeTimes, eq(teeTimes.id, teeTimeId))
    .where(and(lte(offerExpiresAt, now), eq(status, "pending"), eq(teeTimes.status, "active"), gt(teeTimes.teeOffAt, now)));
}

/**
 * An expired offer goes to the next golfer on the waitlist; the previous one moves to its end. A regular of a standing game, who
 * was asked first, leaves it.
 */
export const expireOffers: Job = gameJob({ findGames, change: expire });

const golfersOf = (requests: readonly { userId: string }[]): string[] => requests.map(({ userId }) => userId);

async function expire(tx: Tx, teeTime: LockedTeeTime, now: Temporal.Instant): Promise<number> {
  if (teeTime.status !== "active" || hasStarted(teeTime, now)) return 0;
  const { id, teeTimeId, status, offerExpiresAt, userId, isRegular } = teeTimeParticipants;
  const expired = await tx
    .update(teeTimeParticipants)
    .set({ offerExpiresAt: null, joinedAt: clock })
    .where(and(eq(teeTimeId, teeTime.id), eq(status, "pending"), lte(offerExpiresAt, toTimestamp(now))))
    .returning({ id, userId, isRegular });
  const content = { kind: "offer-lapsed" as const, ...roundOf(teeTime) };
  const regulars = expired.filter((each) => each.isRegular);
  const others = expired.filter((each) => !each.isRegular);
  await enqueueNotifications(tx, teeTime.id, golfersOf(others), content);
  await enqueueNotifications(tx, teeTime.id, golfersOf(regulars), { ...content, wasRegular: true });
  if (regulars.length > 0)
    await tx.delete(teeTimeParticipants).where(
      inArray(
        id,
        regulars.map((each) => each.id),
      ),
    );
  // The same golfers don't get the spot offered again in the same run.
  await offerOpenSpots(tx, teeTime, { now, except: expired.map(({ id }) => id) });
  return expired.length;
}
