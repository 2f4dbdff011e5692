import type { Db, Tx } from "@fourball/db/client";
import { before, now } from "@fourball/db/expressions";
import { toTimestamp } from "@fourball/db/instants";
import { builder, prepareOnce } from "@fourball/db/prepare-once";
import { attendanceRecords, teeTimes } from "@fourball/db/schema/index";
import { RECORD_DAYS } from "@fourball/domain/attendance/constants";
import type { Attendance } from "@fourball/domain/attendance/summary";
import { and, eq, gt, isNull, lte, ne, or, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ServiceContext } from "../../core/service-context.ts";

const record = alias(attendanceRecords, "record");
const round = alias(teeTimes, "recorded_round");
const since = before(now, { hours: RECORD_DAYS * 24 });

// `entryStateOf` says the same of one entry.
const isOpen = and(isNull(round.badWeatherAt), or(isNull(record.disputedAt), eq(record.decision, "kept")));
const isLateWithdrawal = and(eq(record.kind, "late-withdrawal"), isNull(record.excuse), isOpen);
const isNoShow = and(eq(record.kind, "no-show"), lte(record.showsAt, now), isOpen);
const hasShownUp = and(ne(record.kind, "late-withdrawal"), sql`${isNoShow} is not true`);

/** Who missed which round, at the placeholder `now`. */
const missed = and(eq(round.id, record.teeTimeId), isNoShow);

/** The ids of the rounds that a golfer missed. */
export const missedRoundsOf = (golfer: SQLWrapper | Placeholder) =>
  builder.select({ id: record.teeTimeId }).from(record).innerJoin(round, missed).where(eq(record.userId, golfer));

/** The ids of the golfers who missed a round. */
export const golfersWhoMissed = (teeTimeId: SQLWrapper) =>
  builder.select({ id: record.userId }).from(record).innerJoin(round, missed).where(eq(record.teeTimeId, teeTimeId));

const countOf = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** How often a golfer showed up in the last twelve months, and how often not, at the placeholder `now`. */
export const selectAttendanceCounts = (db: Db | Tx, golferId: SQLWrapper, which?: SQL) =>
  db
    .select({
      showedUp: countOf(hasShownUp).as("showed_up"),
      lateWithdrawals: countOf(isLateWithdrawal).as("late_withdrawals"),
      noShows: countOf(isNoShow).as("no_shows"),
    })
    .from(record)
    .innerJoin(round, eq(round.id, record.teeTimeId))
    .where(and(eq(record.userId, golferId), gt(record.settledAt, since), which));

const find = prepareOnce((db) => selectAttendanceCounts(db, sql.placeholder("golferId")));

/** The same of one golfer. */
export async function findAttendanceCounts(
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  golferId: string,
): Promise<Attendance> {
  const [counts] = await find(db, { golferId, now: toTimestamp(clock.now()) });
  if (!counts) throw new Error("counting returned no row");
  return counts;
}
