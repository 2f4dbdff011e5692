import { instantOf, isoInstant, toTimestamp } from "@fourball/db/instants";
import { attendanceRecords, golfCourses, teeTimes } from "@fourball/db/schema/index";
import { canDispute, entryStateOf, kindShown } from "@fourball/domain/attendance/entry";
import type { AttendanceEntry, OwnRecord } from "@fourball/domain/attendance/schema";
import { attendanceOf } from "@fourball/domain/attendance/summary";
import { recordSince } from "@fourball/domain/attendance/windows";
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";
import { findAttendanceCounts } from "../../games/attendance-record/attendance-counts.ts";
import { runDueJobsFor } from "../rating/run-due-jobs-for.ts";

const record = attendanceRecords;

const findEntries = ({ db, viewer }: Pick<MemberContext, "db" | "viewer">, since: Temporal.Instant) =>
  db
    .select({
      id: record.id,
      teeTimeId: record.teeTimeId,
      courseName: golfCourses.name,
      timeZone: golfCourses.timeZone,
      date: teeTimes.date,
      time: teeTimes.time,
      kind: record.kind,
      withdrawnAt: record.withdrawnAt,
      excuse: record.excuse,
      badWeatherAt: teeTimes.badWeatherAt,
      markOutcome: record.markOutcome,
      showsAt: record.showsAt,
      dispute: record.dispute,
      decision: record.decision,
      decisionReason: record.decisionReason,
      settledAt: record.settledAt,
    })
    .from(record)
    .innerJoin(teeTimes, eq(teeTimes.id, record.teeTimeId))
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .where(and(eq(record.userId, viewer.id), or(isNull(record.settledAt), gt(record.settledAt, toTimestamp(since)))))
    .orderBy(desc(teeTimes.teeOffAt), eq(record.kind, "late-withdrawal"), desc(record.withdrawnAt), record.id);

/** What the viewer's line is made of, with what doesn't count yet or any more; of the last twelve months. */
export async function getOwnRecord(ctx: MemberContext): Promise<OwnRecord> {
  await runDueJobsFor(ctx, ctx.viewer.id);
  return readRecord(ctx);
}

/** The same without what is due. */
export async function readRecord(ctx: Pick<MemberContext, "db" | "viewer" | "clock">): Promise<OwnRecord> {
  const now = ctx.clock.now();
  const rows = await findEntries(ctx, recordSince(now));
  const counts = await findAttendanceCounts(ctx, ctx.viewer.id);
  return { attendance: attendanceOf(counts), entries: rows.map((row) => entryOfRow(row, now)) };
}

type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

function entryOfRow(row: EntryRow, now: Temporal.Instant): AttendanceEntry {
  const { badWeatherAt, markOutcome, decision, settledAt, ...entry } = row;
  const kind = kindShown(row);
  const isSettled = settledAt !== null;
  const isDisputed = row.dispute !== null;
  const excuse = badWeatherAt && kind !== "showed-up" ? "weather" : row.excuse;
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
