import type { Tx } from "@fourball/db/client";
import { golferBlocks, guestRequests, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { hasStarted } from "@fourball/domain/tee-time/spots";
import { inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { answerDue } from "./answer-due.ts";

const teeTimeId = sql`${sql.placeholder("teeTimeId")}::uuid`;
const requests = sql`from ${teeTimeParticipants} p where p.tee_time_id = ${teeTimeId} and p.status = 'pending'`;

// Pending requests come first, with the friends that they bring, and an open offer keeps its spot.
const free = sql`(select t.total_slots - 1 - t.confirmed_count
    - (select coalesce(sum(1 + cardinality(p.friends)), 0) ${requests} and (p.waitlisted_at is null or p.offer_expires_at is not null))
    - (select count(*) from ${guestRequests} g where g.tee_time_id = ${teeTimeId} and g.status = 'pending')
  from ${teeTimes} t where t.id = ${teeTimeId})`;

const countFree = prepareQuery({ free: asInteger(sql`greatest(0, ${free})`) }, (columns) => sql`select ${columns}`);

/** How many spots of a locked game can be offered. */
export async function freeSpots(tx: Tx, teeTimeId: string): Promise<number> {
  const [counted] = await countFree(tx, { teeTimeId });
  return counted?.free ?? 0;
}

const { id, userId } = alias(teeTimeParticipants, "p");
// Not to a golfer whom a player blocked.
const findNext = prepareQuery(
  { id, userId },
  (next) => sql`
  select ${next} ${requests} and p.waitlisted_at is not null and p.offer_expires_at is null
    and p.id <> all(${sql.placeholder("except")}::uuid[])
    and not exists (select 1 from ${golferBlocks} b join ${teeTimeParticipants} player on player.user_id = b.blocker_id
      where b.blocked_id = p.user_id and player.tee_time_id = p.tee_time_id and player.status = 'confirmed')
  order by p.joined_at, p.id limit greatest(0, ${free})`,
);

type Game = Pick<LockedTeeTime, "id" | "status" | "courseName" | "timeZone" | "date" | "time" | "teeOffAt">;
type Offering = { now: Temporal.Instant; except?: string[] };

/** Offers the open spots of a locked game to the next golfers on its waitlist, who may then request them. */
export async function offerOpenSpots(tx: Tx, game: Game, { now, except = [] }: Offering): Promise<number> {
  if (game.status !== "active" || hasStarted(game, now)) return 0;
  const next = await findNext(tx, { teeTimeId: game.id, except });
  if (next.length === 0) return 0;
  const expiresAt = answerDue(game, now);
  await tx
    .update(teeTimeParticipants)
    .set({ offerExpiresAt: new Date(expiresAt.epochMilliseconds) })
    .where(
      inArray(
        teeTimeParticipants.id,
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
