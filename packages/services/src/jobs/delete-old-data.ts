import type { Db } from "@fourball/db/client";
import { before, startOfTransaction } from "@fourball/db/expressions";
import { toTimestamp } from "@fourball/db/instants";
import {
  arrivals,
  attendanceRecords,
  auditLog,
  costShares,
  emailConfirmations,
  guestRequests,
  idempotencyKeys,
  identityRequests,
  notificationDeliveries,
  notifications,
  notifiedGames,
  passkeyChallenges,
  passwordResetTokens,
  reports,
  roundLinks,
  savedSearches,
  sessions,
  socketTokens,
  spotFills,
  standingGames,
  teeTimeCosts,
  teeTimeParticipants,
  teeTimes,
} from "@fourball/db/schema/index";
import { recordSince } from "@fourball/domain/attendance/windows";
import { ERASED_GUEST_NAME } from "@fourball/domain/guest/constants";
import { IDEMPOTENCY_HOURS } from "@fourball/domain/idempotency";
import { RETENTION_DAYS } from "@fourball/domain/retention";
import { latestTeeOffOfSpentLinks } from "@fourball/domain/round-link/end";
import { earliestDate } from "@fourball/domain/saved-search/filter";
import { latestTeeOffOver } from "@fourball/domain/tee-time/completion";
import { and, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type JobContext, runLogged } from "../core/job.ts";
import { isNamed, namelessFriends } from "../games/participation/nameless-friends.ts";

/** Small enough for the time limit of a statement, and for others to be served in between. */
const BATCH = 1000;

/** The rows of a table that a condition finds are deleted. */
type Rule = [table: PgTable, isOld: SQL | undefined];

const now = sql`now()`;
const ago = (count: number, unit: "days" | "hours"): SQL => before(startOfTransaction, { [unit]: count });
const daysAgo = (days: number): SQL => ago(days, "days");

/** By the clock of the database. */
const rules: readonly Rule[] = [
  [sessions, lte(sessions.expire, now)],
  [socketTokens, lte(socketTokens.expiresAt, now)],
  [passwordResetTokens, or(lte(passwordResetTokens.expiresAt, now), passwordResetTokens.used)],
  [emailConfirmations, lte(emailConfirmations.expiresAt, now)],
  [passkeyChallenges, lte(passkeyChallenges.expiresAt, now)],
  [identityRequests, lte(identityRequests.expiresAt, now)],
  [idempotencyKeys, lt(idempotencyKeys.createdAt, ago(IDEMPOTENCY_HOURS, "hours"))],
  [notificationDeliveries, lt(notificationDeliveries.createdAt, daysAgo(RETENTION_DAYS.deliveries))],
  [
    notifications,
    and(
      lt(notifications.createdAt, daysAgo(RETENTION_DAYS.readNotifications)),
      or(isNotNull(notifications.readAt), lt(notifications.createdAt, daysAgo(RETENTION_DAYS.notifications))),
    ),
  ],
  [reports, lt(reports.settledAt, daysAgo(RETENTION_DAYS.reports))],
  [standingGames, lt(standingGames.endedAt, daysAgo(RETENTION_DAYS.endedStandingGames))],
  [auditLog, lt(auditLog.createdAt, daysAgo(RETENTION_DAYS.auditLog))],
];

/** By the clock that games are played by. */
function rulesOfGames(db: Db, at: Temporal.Instant): readonly Rule[] {
  const playedBefore = (latest: Temporal.Instant) =>
    db
      .select({ id: teeTimes.id })
      .from(teeTimes)
      .where(lte(teeTimes.teeOffAt, toTimestamp(latest)));
  const filled = playedBefore(latestTeeOffOver(daysBefore(at, RETENTION_DAYS.spotFills)));
  const settled = playedBefore(latestTeeOffOver(daysBefore(at, RETENTION_DAYS.costs)));
  return [
    [attendanceRecords, lte(attendanceRecords.settledAt, toTimestamp(recordSince(at)))],
    [arrivals, inArray(arrivals.teeTimeId, playedBefore(latestTeeOffOver(recordSince(at))))],
    [roundLinks, inArray(roundLinks.teeTimeId, playedBefore(latestTeeOffOfSpentLinks(at)))],
    [costShares, inArray(costShares.teeTimeId, settled)],
    [teeTimeCosts, inArray(teeTimeCosts.teeTimeId, settled)],
    // With the messages of each.
    [spotFills, inArray(spotFills.teeTimeId, filled)],
    [notifiedGames, inArray(notifiedGames.teeTimeId, playedBefore(latestTeeOffOver(at)))],
    [savedSearches, lt(sql`${savedSearches.filter} ->> 'to'`, earliestDate(at))],
  ];
}

const daysBefore = (at: Temporal.Instant, days: number): Temporal.Instant => at.subtract({ hours: days * 24 });

/** Rows that another process has locked are left to it. */
const skipLocked = true;

async function deleteBatch(db: Db, [table, isOld]: Rule): Promise<number> {
  // Not every table has an id, but every row has a place.
  const place = sql`ctid`;
  const old = db.select({ place }).from(table).where(isOld).limit(BATCH).for("update", { skipLocked });
  const deleted = await db.delete(table).where(sql`${place} = any(array${old})`).returning({ place });
  return deleted.length;
}

/** The row stays, since it counts as a player of its game. */
async function eraseGuests(db: Db, before: Date): Promise<number> {
  const { id, teeTimeId, erasedAt, updatedAt } = guestRequests;
  const named = db
    .select({ id })
    .from(guestRequests)
    .innerJoin(teeTimes, eq(teeTimes.id, teeTimeId))
    .where(and(isNull(erasedAt), lt(teeTimes.teeOffAt, before)))
    .limit(BATCH)
    .for("update", { of: guestRequests, skipLocked });
  const erased = await db
    .update(guestRequests)
    .set({ guestName: ERASED_GUEST_NAME, guestEmail: null, message: null, erasedAt: now, updatedAt: sql`${updatedAt}` })
    .where(sql`${id} = any(array${named})`)
    .returning({ id });
  return erased.length;
}

/** Their number stays: they count as players of their game. */
async function eraseFriends(db: Db, before: Date): Promise<number> {
  const { id, teeTimeId, friends, updatedAt } = teeTimeParticipants;
  // Not a join: with it and the order PostgreSQL leaves the index of named friends, since it expects friends in every row.
  const teeOffAt = db.select({ teeOffAt: teeTimes.teeOffAt }).from(teeTimes).where(eq(teeTimes.id, teeTimeId));
  const named = db
    .select({ id })
    .from(teeTimeParticipants)
    .where(and(isNamed(sql`${friends}`), lt(teeOffAt, sql.param(before, teeTimes.teeOffAt))))
    .orderBy(teeTimeId)
    .limit(BATCH)
    .for("update", { of: teeTimeParticipants, skipLocked });
  const erased = await db
    .update(teeTimeParticipants)
    .set({ friends: namelessFriends, updatedAt: sql`${updatedAt}` })
    .where(sql`${id} = any(array${named})`)
    .returning({ id });
  return erased.length;
}

/**
 * Deletes what is older than `RETENTION_DAYS` says and what has expired. Several processes may do so at once. An aborted
 * signal ends it after the current batch.
 */
export async function deleteOldData(ctx: JobContext, signal?: AbortSignal): Promise<void> {
  const { db, clock } = ctx;
  const before = toTimestamp(daysBefore(clock.now(), RETENTION_DAYS.guestContacts));
  const batches = [
    ...[...rules, ...rulesOfGames(db, clock.now())].map((rule) => () => deleteBatch(db, rule)),
    () => eraseGuests(db, before),
    () => eraseFriends(db, before),
  ];
  for (const batch of batches) await runLogged(ctx, "deleteOldData", () => repeat(batch, signal));
}

async function repeat(batch: () => Promise<number>, signal: AbortSignal | undefined): Promise<void> {
  while (!signal?.aborted && (await batch()) === BATCH);
}
