import type { Db } from "@fourball/db/client";
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
  standingGames,
  teeTimeCosts,
  teeTimeParticipants,
  teeTimes,
} from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { recordSince } from "@fourball/domain/attendance/windows";
import { ERASED_GUEST_NAME } from "@fourball/domain/guest/constants";
import { IDEMPOTENCY_HOURS } from "@fourball/domain/idempotency";
import { RETENTION_DAYS } from "@fourball/domain/retention";
import { latestTeeOffOfSpentLinks } from "@fourball/domain/round-link/end";
import { earliestDate } from "@fourball/domain/saved-search/filter";
import { latestTeeOffOver } from "@fourball/domain/tee-time/completion";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { attempt, type JobContext } from "../core/job.ts";
import { isNamed, namelessFriends } from "../games/participation/nameless-friends.ts";

/** Small enough for the time limit of a statement, and for others to be served in between. */
const BATCH = 1000;

type Sweep = (db: Db) => Promise<number>;

const counted = (change: SQL): Sweep => {
  const run = prepareQuery(
    { count: asInteger(sql`count(*)`) },
    (count) => sql`with gone as (${change}) select ${count} from gone`,
  );
  return async (db) => (await run(db))[0]?.count ?? 0;
};

const deletion = (table: PgTable, isOld: SQL): Sweep =>
  counted(sql`delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${isOld} limit ${sql.raw(String(BATCH))} for update skip locked)) returning 1`);

const ago = (column: SQL, count: number, unit: "days" | "hours"): SQL =>
  sql`${column} < now() - ${sql.raw(`interval '${count} ${unit}'`)}`;
const isExpired = sql`expires_at <= now()`;
const createdAt = sql`created_at`;

const deletions: readonly Sweep[] = [
  deletion(sessions, sql`expire <= now()`),
  deletion(socketTokens, isExpired),
  deletion(passwordResetTokens, sql`${isExpired} or used`),
  deletion(emailConfirmations, isExpired),
  deletion(passkeyChallenges, isExpired),
  deletion(identityRequests, isExpired),
  deletion(idempotencyKeys, ago(createdAt, IDEMPOTENCY_HOURS, "hours")),
  deletion(notificationDeliveries, ago(createdAt, RETENTION_DAYS.deliveries, "days")),
  deletion(
    notifications,
    sql`${ago(createdAt, RETENTION_DAYS.readNotifications, "days")}
    and (read_at is not null or ${ago(createdAt, RETENTION_DAYS.notifications, "days")})`,
  ),
  deletion(reports, ago(sql`settled_at`, RETENTION_DAYS.reports, "days")),
  deletion(standingGames, ago(sql`ended_at`, RETENTION_DAYS.endedStandingGames, "days")),
  deletion(auditLog, ago(createdAt, RETENTION_DAYS.auditLog, "days")),
];

/** The row stays, since it counts as a player of its game. */
const eraseGuests = prepareQuery(
  { count: asInteger(sql`count(*)`) },
  (count) => sql`
  with gone as (
    update ${guestRequests} set guest_name = ${ERASED_GUEST_NAME}::text, guest_email = 'erased-' || id || '@invalid', message = null, erased_at = now()
    where id = any(array(
      select g.id from ${guestRequests} g join ${teeTimes} t on t.id = g.tee_time_id
      where g.erased_at is null and t.tee_off_at < ${sql.placeholder("before")}::timestamptz
      limit ${sql.raw(String(BATCH))} for update of g skip locked))
    returning 1)
  select ${count} from gone`,
);

// "offset 0" and the order keep PostgreSQL to the index of named friends: it expects friends in every row.
/** Their number stays: they count as players of their game. */
const eraseFriends = prepareQuery(
  { count: asInteger(sql`count(*)`) },
  (count) => sql`
  with gone as (
    update ${teeTimeParticipants} set friends = ${namelessFriends}
    where id = any(array(
      select p.id from ${teeTimeParticipants} p
      where ${isNamed(sql`p.friends`)} and exists (
        select 1 from ${teeTimes} t where t.id = p.tee_time_id and t.tee_off_at < ${sql.placeholder("before")}::timestamptz offset 0)
      order by p.tee_time_id limit ${sql.raw(String(BATCH))} for update of p skip locked))
    returning 1)
  select ${count} from gone`,
);

const wasPlayedBefore = (latest: Temporal.Instant): SQL =>
  sql`tee_time_id in (select id from ${teeTimes} where tee_off_at <= ${latest.toString()}::timestamptz)`;

/**
 * Deletes what is older than `RETENTION_DAYS` says and what has expired. Several processes may do so at once. An aborted
 * signal ends it after the current batch.
 */
export async function deleteOldData(ctx: JobContext, signal?: AbortSignal): Promise<void> {
  const before = ctx.clock
    .now()
    .subtract({ hours: RETENTION_DAYS.guestContacts * 24 })
    .toString();
  const rounds: Sweep = deletion(attendanceRecords, sql`settled_at <= ${recordSince(ctx.clock.now()).toString()}::timestamptz`);
  const came: Sweep = deletion(arrivals, wasPlayedBefore(latestTeeOffOver(recordSince(ctx.clock.now()))));
  const settled = wasPlayedBefore(latestTeeOffOver(ctx.clock.now().subtract({ hours: RETENTION_DAYS.costs * 24 })));
  const costs: Sweep[] = [costShares, teeTimeCosts].map((table) => deletion(table, settled));
  const guests: Sweep = async (db) => (await eraseGuests(db, { before }))[0]?.count ?? 0;
  const friends: Sweep = async (db) => (await eraseFriends(db, { before }))[0]?.count ?? 0;
  const links: Sweep = deletion(roundLinks, wasPlayedBefore(latestTeeOffOfSpentLinks(ctx.clock.now())));
  const notified: Sweep = deletion(notifiedGames, wasPlayedBefore(latestTeeOffOver(ctx.clock.now())));
  const ended: Sweep = deletion(savedSearches, sql`filter ->> 'to' < ${earliestDate(ctx.clock.now())}::text`);
  for (const sweep of [...deletions, rounds, came, links, ...costs, notified, ended, guests, friends])
    await attempt(ctx, "deleteOldData", () => repeat(sweep, ctx.db, signal));
}

async function repeat(sweep: Sweep, db: Db, signal: AbortSignal | undefined): Promise<void> {
  while (!signal?.aborted && (await sweep(db)) === BATCH);
}
