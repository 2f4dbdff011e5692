import { attendanceRecords, golfCourses, teeTimes } from "@fourball/db/schema/index";
import { asBoolean } from "@fourball/db/select/expression";
import { instantOf, isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { canDispute, entryStateOf, kindShown } from "@fourball/domain/attendance/entry";
import { attendanceOf } from "@fourball/domain/attendance/line";
import type { AttendanceEntry, OwnRecord } from "@fourball/domain/attendance/schema";
import { recordSince } from "@fourball/domain/attendance/windows";
import { sql } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";
import { attendanceCountsOf } from "../../games/attendance-record/attendance-counts.ts";
import { runDueJobsFor } from "../rating/run-due-jobs-for.ts";

const record = attendanceRecords;
const value = sql.placeholder;

const findEntries = prepareSelect(
  {
    id: record.id,
    teeTimeId: record.teeTimeId,
    courseName: golfCourses.name,
    timeZone: golfCourses.timeZone,
    date: teeTimes.date,
    time: teeTimes.time,
    kind: record.kind,
    withdrawnAt: record.withdrawnAt,
    excuse: record.excuse,
    badWeather: asBoolean(sql`${teeTimes.badWeatherAt} is not null`),
    markOutcome: record.markOutcome,
    showsAt: record.showsAt,
    dispute: record.dispute,
    decision: record.decision,
    decisionReason: record.decisionReason,
    isSettled: asBoolean(sql`${record.settledAt} is not null`),
  },
  from(record)
    .join(teeTimes, sql`${teeTimes.id} = ${record.teeTimeId}`)
    .join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`),
  sql`where ${record.userId} = ${value("viewer")}::uuid and coalesce(${record.settledAt} > ${value("since")}::timestamptz, true)
    order by ${teeTimes.teeOffAt} desc, ${record.kind} = 'late-withdrawal', ${record.withdrawnAt} desc, ${record.id}`,
);

const findCounts = prepareSelect({ counts: attendanceCountsOf(sql`${value("viewer")}::uuid`) }, from(sql`(select 1) one`), sql``);

/** What the viewer's line is made of, with what doesn't count yet or any more; of the last twelve months. */
export async function getOwnRecord(ctx: MemberContext): Promise<OwnRecord> {
  await runDueJobsFor(ctx, ctx.viewer.id);
  return readRecord(ctx);
}

/** The same without what is due. */
export async function readRecord({ db, viewer, clock }: Pick<MemberContext, "db" | "viewer" | "clock">): Promise<OwnRecord> {
  const now = clock.now();
  const rows = await findEntries(db, { viewer: viewer.id, since: recordSince(now).toString() });
  const [line] = await findCounts(db, { viewer: viewer.id, now: now.toString() });
  if (!line) throw new Error("counting returned no row");
  return { attendance: attendanceOf(line.counts), entries: rows.map((row) => entryOfRow(row, now)) };
}

function entryOfRow(row: RowOf<typeof findEntries>, now: Temporal.Instant): AttendanceEntry {
  const { badWeather, markOutcome, decision, isSettled, ...entry } = row;
  const kind = kindShown(row);
  const isDisputed = row.dispute !== null;
  const excuse = badWeather && kind !== "showed-up" ? "weather" : row.excuse;
  const showsAt = row.showsAt && instantOf(row.showsAt);
  const state = entryStateOf({ kind: row.kind, excuse, markOutcome, showsAt, isDisputed, decision, isSettled }, now);
  const isNoShow = kind === "no-show";
  return {
    ...entry,
    kind,
    state,
    excuse,
    withdrawnAt: row.withdrawnAt && isoInstant(row.withdrawnAt),
    showsAt: isNoShow && row.showsAt ? isoInstant(row.showsAt) : null,
    canDispute: canDispute({ state, isDisputed }),
  };
}
