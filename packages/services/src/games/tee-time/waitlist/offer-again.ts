import type { Db } from "@fourball/db/client";
import { secondsAgo } from "@fourball/db/schema/columns";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { gameJob } from "../../../core/game-job.ts";
import type { Job } from "../../../core/job.ts";
import { offerOpenSpots } from "../../participation/offer-open-spots.ts";
import { openSpotsSql } from "../open-spots-sql.ts";

/** A golfer on the waitlist for that long beside an open spot has let an offer expire. */
const PATIENCE_SECONDS = 24 * 60 * 60;

function findGames(db: Db, now: Date) {
  const { teeTimeId, friends, status, waitlistedAt, offerExpiresAt, expiredAt, joinedAt } = teeTimeParticipants;
  const isPending = and(eq(status, "pending"), isNull(expiredAt));
  // Of requests that wait for the host, which the counter of the game counts once each.
  const friendsAsked = db
    .select({ count: sql`coalesce(sum(cardinality(${friends})), 0)` })
    .from(teeTimeParticipants)
    .where(and(eq(teeTimeId, teeTimes.id), isPending));
  const waiting = db
    .select({ teeTimeId })
    .from(teeTimeParticipants)
    .where(and(isPending, isNotNull(waitlistedAt), isNull(offerExpiresAt), lt(joinedAt, secondsAgo(PATIENCE_SECONDS))));
  return db
    .select({ id: teeTimes.id })
    .from(teeTimes)
    .where(
      and(
        eq(teeTimes.status, "active"),
        gt(teeTimes.teeOffAt, now),
        gt(openSpotsSql, sql`${teeTimes.pendingCount} + ${friendsAsked}`),
        inArray(teeTimes.id, waiting),
      ),
    );
}

/** Offers a spot that is still open once more, a day later, to the golfers whose offer expired. */
export const offerAgain: Job = gameJob({ findGames, change: (tx, teeTime, now) => offerOpenSpots(tx, teeTime, { now }) });
