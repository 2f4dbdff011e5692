import type { Db } from "@fourball/db/client";
import { after, before, jsonId, startOfTransaction } from "@fourball/db/expressions";
import { builder, prepareOnce } from "@fourball/db/prepare-once";
import { anyOf, clock } from "@fourball/db/schema/columns";
import {
  emailConfirmations,
  golfCourses,
  guestRequests,
  notificationDeliveries,
  notifications,
  teeTimes,
  users,
} from "@fourball/db/schema/index";
import { RESET_TOKEN_MINUTES } from "@fourball/domain/account/constants";
import type { Channel } from "@fourball/domain/notification/channels";
import type { NotificationContent } from "@fourball/domain/notification/content";
import { and, eq, exists, gt, inArray, isNotNull, lte, or, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { actingGolfer, actingGuest, actorColumns, actorName, isActingGolfer, isActingGuest } from "../acting-golfer.ts";
import { hasKind, isOfCollected } from "../has-kind.ts";
import { recipientColumns } from "../recipient-columns.ts";

/** How many of a channel are on their way at once from one process; with its time limits, all are done within the lease. */
const BATCH = 10;
/** While one process tries, no other does; after that the first is taken for dead. */
const LEASE_SECONDS = 120;

const { id, notificationId, state, channel, attempts, dueAt, lastError } = notificationDeliveries;

/** Of several processes each takes others: rows that one has locked are skipped. */
const unlocked = { of: notificationDeliveries, skipLocked: true } as const;

/** Takes them until the lease ends. What locks is read once, before anything is updated. */
function claim(db: Db, due: SQLWrapper) {
  const locked = db.$with("locked", { id }).as(due.getSQL());
  return db
    .with(locked)
    .update(notificationDeliveries)
    .set({ attempts: sql`${attempts} + 1`, dueAt: after(clock, { secs: LEASE_SECONDS }) })
    .where(inArray(id, db.select({ id: locked.id }).from(locked)))
    .returning({ id });
}

const claimDue = prepareOnce((db) => {
  const isDue = and(eq(state, "waiting"), lte(dueAt, startOfTransaction), eq(channel, sql.placeholder("channel")));
  return claim(
    db,
    db.select({ id }).from(notificationDeliveries).where(isDue).orderBy(dueAt, id).limit(BATCH).for("update", unlocked),
  );
});

/** All requests for the games of those that are claimed, which are one mail to each host. */
const claimTogether = prepareOnce((db) => {
  const same = alias(notifications, "same");
  const ofClaimed = alias(notificationDeliveries, "claimed");
  const toOneHost = db
    .select({ id: same.id })
    .from(same)
    .innerJoin(ofClaimed, eq(ofClaimed.notificationId, same.id))
    .where(
      and(
        anyOf(ofClaimed.id, sql.placeholder("ids")),
        isOfCollected(same),
        eq(same.recipientId, notifications.recipientId),
        eq(same.teeTimeId, notifications.teeTimeId),
      ),
    );
  const isReady = and(eq(state, "waiting"), eq(channel, "email"), or(eq(attempts, 0), lte(dueAt, startOfTransaction)));
  return claim(
    db,
    db
      .select({ id })
      .from(notificationDeliveries)
      .innerJoin(notifications, eq(notifications.id, notificationId))
      .where(and(isReady, isOfCollected(notifications), exists(toOneHost)))
      .for("update", unlocked),
  );
});

const later = alias(notifications, "later");
const isResetAgain = and(
  hasKind(notifications, ["password-reset"]),
  hasKind(later, ["password-reset"]),
  eq(later.recipientId, notifications.recipientId),
);
const replacement = builder
  .select({ id: later.id })
  .from(later)
  .where(
    and(
      gt(later.createdAt, notifications.createdAt),
      isNotNull(later.deliveredAt),
      or(eq(later.confirmationId, notifications.confirmationId), isResetAgain),
    ),
  );

const columns = {
  id,
  attempts,
  content: notifications.content,
  teeTimeId: notifications.teeTimeId,
  timeZone: golfCourses.timeZone,
  teeOffAt: teeTimes.teeOffAt,
  status: teeTimes.status,
  /** Of a link that a mail brings: by the clock that it would be refused by. */
  isResetOpen: gt(notifications.dueAt, before(clock, { mins: RESET_TOKEN_MINUTES })).mapWith(Boolean),
  /** Only the newest link works: that of a later mail, where this one failed at first. */
  isLinkReplaced: sql`${and(isNotNull(lastError), exists(replacement))}`.mapWith(Boolean),
  actor: actorColumns,
  /** Null for a guest, and for an address that confirms something. */
  golfer: {
    ...recipientColumns,
    email: users.email,
    /** With a mail server nothing about games goes to an address that may be a stranger's. */
    isMailed: sql`${or(isNotNull(users.emailVerifiedAt), users.isMailedUnproven)}`.mapWith(Boolean),
    unsubscribeHash: users.unsubscribeHash,
    quietFrom: users.quietFrom,
    quietTo: users.quietTo,
    timeZone: users.timeZone,
  },
  guestEmail: guestRequests.guestEmail,
  isGuestMailed: sql`${or(isNotNull(guestRequests.emailProvenAt), guestRequests.isMailedUnproven)}`.mapWith(Boolean),
  guestRequestId: notifications.guestRequestId,
  confirmation: {
    id: emailConfirmations.id,
    email: emailConfirmations.email,
    userId: emailConfirmations.userId,
    request: emailConfirmations.request,
    isOpen: gt(emailConfirmations.expiresAt, clock).mapWith(Boolean),
  },
};

const find = prepareOnce((db) => {
  const gameOfRequest = jsonId(emailConfirmations.request, "teeTimeId");
  return db
    .select(columns)
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notificationId))
    .leftJoin(users, eq(users.id, notifications.recipientId))
    .leftJoin(guestRequests, eq(guestRequests.id, notifications.guestRequestId))
    .leftJoin(emailConfirmations, eq(emailConfirmations.id, notifications.confirmationId))
    .leftJoin(teeTimes, eq(teeTimes.id, sql`coalesce(${notifications.teeTimeId}, ${gameOfRequest})`))
    .leftJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .leftJoin(actingGolfer, isActingGolfer)
    .leftJoin(actingGuest, isActingGuest)
    .where(anyOf(id, sql.placeholder("ids")))
    .orderBy(notifications.createdAt, notifications.id);
});

export type Claimed = Awaited<ReturnType<typeof read>>[number];

async function read(db: Db, ids: string[]) {
  const rows = await find(db, { ids });
  const active = await activeGames(db, rows.flatMap(gamesFound));
  return rows.map(({ status, isResetOpen, actor, ...row }) => ({
    ...row,
    actorName: actorName(actor),
    isCancelled: status === "cancelled",
    isGameLeft: row.content.kind !== "search-matched" || gamesFound(row).some((game) => active.has(game)),
    isLinkOpen: row.content.kind === "password-reset" ? isResetOpen : (row.confirmation?.isOpen ?? true),
  }));
}

const gamesFound = ({ content }: { content: NotificationContent }): string[] =>
  content.kind === "search-matched" ? content.games.map(({ teeTimeId }) => teeTimeId) : [];

async function activeGames(db: Db, games: string[]): Promise<Set<string>> {
  if (games.length === 0) return new Set();
  const isActive = and(anyOf(teeTimes.id, games), eq(teeTimes.status, "active"));
  return new Set((await db.select({ id: teeTimes.id }).from(teeTimes).where(isActive)).map((game) => game.id));
}

export const readDelivery = async (db: Db, deliveryId: string): Promise<Claimed | undefined> => (await read(db, [deliveryId]))[0];

/** Claims what is due on a channel for the time of the lease. Each claim counts as an attempt. */
export async function claimDeliveries(db: Db, channel: Channel): Promise<Claimed[]> {
  const claimed = (await claimDue(db, { channel })).map((each) => each.id);
  if (claimed.length === 0) return [];
  const others = channel === "email" ? await claimTogether(db, { ids: claimed }) : [];
  return read(db, [...claimed, ...others.map((each) => each.id)]);
}
