import type { Db, Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { fillMessages, golferBlocks, guestRequests, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { MAX_SLOTS } from "@fourball/domain/tee-time/constants";
import { hasStarted } from "@fourball/domain/tee-time/spots";
import { and, count, eq, inArray, isNotNull, isNull, not, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { answerDue } from "./answer-due.ts";

const game = sql.placeholder("teeTimeId");
const { id, teeTimeId, userId, status, friends, joinedAt, waitlistedAt, offerExpiresAt } = teeTimeParticipants;
const isPending = and(eq(teeTimeId, game), eq(status, "pending"));

/** Pending requests come first, with the friends that they bring, and an open offer or a promise keeps its spot. */
function selectFree(db: Db) {
  const requested = db
    .select({ spots: sql`coalesce(sum(1 + cardinality(${friends})), 0)` })
    .from(teeTimeParticipants)
    .where(and(isPending, or(isNull(waitlistedAt), isNotNull(offerExpiresAt))));
  const ofGuests = db
    .select({ spots: count() })
    .from(guestRequests)
    .where(and(eq(guestRequests.teeTimeId, game), eq(guestRequests.status, "pending")));
  const promised = db
    .select({ spots: count() })
    .from(fillMessages)
    .where(and(eq(fillMessages.teeTimeId, game), isNotNull(fillMessages.promisedUntil)));
  const taken = sql`${teeTimes.confirmedCount} + ${requested} + ${ofGuests} + ${promised}`;
  const free = sql`greatest(0, ${teeTimes.totalSlots} - 1 - (${taken}))`;
  return db
    .select({ free: free.mapWith(Number) })
    .from(teeTimes)
    .where(eq(teeTimes.id, game));
}

const countFree = prepareOnce(selectFree);

/** How many spots of a locked game can be offered. */
export async function freeSpots(tx: Tx, teeTimeId: string): Promise<number> {
  const [counted] = await countFree(tx, { teeTimeId });
  return counted?.free ?? 0;
}

/** The first on the waitlist, with how many of them there are spots for. */
const findNext = prepareOnce((db) => {
  const player = alias(teeTimeParticipants, "player");
  const blocks = db
    .select({ id: player.id })
    .from(golferBlocks)
    .innerJoin(player, eq(player.userId, golferBlocks.blockerId))
    .where(and(eq(golferBlocks.blockedId, userId), eq(player.teeTimeId, teeTimeId), eq(player.status, "confirmed")));
  return db
    .select({ id, userId, free: sql`${selectFree(db)}`.mapWith(Number) })
    .from(teeTimeParticipants)
    .where(
      and(
        isPending,
        isNotNull(waitlistedAt),
        isNull(offerExpiresAt),
        not(anyOf(id, sql.placeholder("except"))),
        // Not to a golfer whom a player blocked.
        notExists(blocks),
      ),
    )
    .orderBy(joinedAt, id)
    .limit(MAX_SLOTS);
});

type Game = Pick<LockedTeeTime, "id" | "status" | "courseName" | "timeZone" | "date" | "time" | "teeOffAt">;
type Offering = { now: Temporal.Instant; except?: string[] };

/** Offers the open spots of a locked game to the next golfers on its waitlist, who may then request them. */
export async function offerOpenSpots(tx: Tx, game: Game, { now, except = [] }: Offering): Promise<number> {
  if (game.status !== "active" || hasStarted(game, now)) return 0;
  const waiting = await findNext(tx, { teeTimeId: game.id, except });
  const next = waiting.slice(0, waiting[0]?.free ?? 0);
  if (next.length === 0) return 0;
  const expiresAt = answerDue(game, now);
  await tx
    .update(teeTimeParticipants)
    .set({ offerExpiresAt: toTimestamp(expiresAt) })
    .where(
      inArray(
        id,
        next.map(({ id }) => id),
      ),
    );
  const content = { kind: "spot-offered" as const, expiresAt: expiresAt.toString(), ...roundOf(game) };
  await enqueueNotifications(
    tx,
    game.id,
    next.map(({ userId }) => userId),
    content,
  );
  return next.length;
}
