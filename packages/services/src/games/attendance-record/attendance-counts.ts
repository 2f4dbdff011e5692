import { attendanceRecords, teeTimes } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { jsonRow } from "@fourball/db/select/json";
import { from } from "@fourball/db/select/tables";
import { RECORD_DAYS } from "@fourball/domain/attendance/constants";
import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

const record = alias(attendanceRecords, "record");
const round = alias(teeTimes, "recorded_round");
const now = sql`${sql.placeholder("now")}::timestamptz`;
const since = sql`${now} - ${sql.raw(`interval '${RECORD_DAYS * 24} hours'`)}`;

// `entryStateOf` says the same of one entry.
const isOpen = sql`${round.badWeatherAt} is null and (${record.disputedAt} is null or ${record.decision} = 'kept')`;
const isLateWithdrawal = sql`${record.kind} = 'late-withdrawal' and ${record.excuse} is null and ${isOpen}`;
const isNoShow = sql`${record.kind} = 'no-show' and ${record.showsAt} <= ${now} and ${isOpen}`;

const count = (condition: SQL) => asInteger(sql`count(*) filter (where ${condition})`);

/** How often a golfer showed up in the last twelve months, and how often not, at the placeholder `now`. */
export const attendanceCountsOf = (golferId: SQL) =>
  jsonRow(
    {
      showedUp: count(sql`${record.kind} <> 'late-withdrawal' and (${isNoShow}) is not true`),
      lateWithdrawals: count(isLateWithdrawal),
      noShows: count(isNoShow),
    },
    from(sql`${attendanceRecords} as "record" join ${teeTimes} as "recorded_round" on ${round.id} = ${record.teeTimeId}`),
    sql`where ${record.userId} = ${golferId} and ${record.settledAt} > ${since}`,
  );
