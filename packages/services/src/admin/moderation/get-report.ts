import { isoInstant } from "@fourball/db/instants";
import { fillMessages, moderationActions, reports, spotFills, teeTimes, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { isUndoable } from "@fourball/domain/moderation/constants";
import type { ModerationEntry, ReportDetail, ReportInput } from "@fourball/domain/moderation/schema";
import { displayName } from "@fourball/domain/profile/name";
import { and, count, desc, eq, isNotNull, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { requireAdmin } from "../../core/access/require-admin.ts";
import { suspensionOf } from "../../core/access/suspended.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { reportOfRow, selectReports } from "./report-columns.ts";

/** One report with its evidence, and what is known of the golfer whom it is about; 404 for one about the viewer. */
export async function getReport(ctx: MemberContext, { reportId }: ReportInput): Promise<ReportDetail> {
  await requireAdmin(ctx);
  const [row] = await selectReports(ctx.db).where(and(eq(reports.id, reportId), ne(reports.reportedId, ctx.viewer.id)));
  if (!row) throw fail("reportNotFound");
  const { reported, reporter } = row;
  return {
    ...reportOfRow(row),
    actions: await actionsAbout(ctx, reported.id),
    otherReports: await otherReports(ctx, reported.id, reportId),
    fills: await fillsBy(ctx, { hostId: reported.id, reporterId: reporter.id }),
    reportedEmail: reported.deletedAt ? null : reported.email,
    isSuspended: (await suspensionOf(ctx.db, reported.id)) !== undefined,
  };
}

async function actionsAbout({ db }: MemberContext, golferId: string): Promise<ModerationEntry[]> {
  const rows = await db
    .select({ row: moderationActions, firstName: users.firstName, lastName: users.lastName })
    .from(moderationActions)
    .innerJoin(users, eq(users.id, moderationActions.adminId))
    .where(eq(moderationActions.golferId, golferId))
    .orderBy(desc(moderationActions.createdAt), moderationActions.id);
  return rows.map(({ row, ...admin }) => entryOfRow(row, displayName(admin)));
}

type Row = typeof moderationActions.$inferSelect;

function entryOfRow(row: Row, adminName: string): ModerationEntry {
  const { id, action, category, reason, createdAt, suspendedUntil, acknowledgedAt, undoneAt } = row;
  return {
    id,
    action,
    category,
    reason,
    adminName,
    at: isoInstant(createdAt),
    until: suspendedUntil && isoInstant(suspendedUntil),
    acknowledgedAt: acknowledgedAt && isoInstant(acknowledgedAt),
    undoneAt: undoneAt && isoInstant(undoneAt),
    canUndo: isUndoable(action) && !undoneAt && !acknowledgedAt,
  };
}

async function otherReports({ db }: MemberContext, golferId: string, reportId: string): Promise<ReportDetail["otherReports"]> {
  const { id, subject, reason, createdAt, outcome } = reports;
  const rows = await db
    .select({ id, subject, reason, createdAt, outcome })
    .from(reports)
    .where(and(eq(reports.reportedId, golferId), ne(reports.id, reportId)))
    .orderBy(desc(createdAt), id);
  return rows.map(({ createdAt, ...report }) => ({ ...report, sentAt: isoInstant(createdAt) }));
}

const FILLS_SHOWN = 10;
const toReporter = alias(fillMessages, "to_reporter");

/** For reports of unwanted messages. They are deleted some weeks after the round. */
async function fillsBy(
  { db }: MemberContext,
  { hostId, reporterId }: { hostId: string; reporterId: string },
): Promise<ReportDetail["fills"]> {
  const { teeTimeId, startedAt, endedAt, endReason } = spotFills;
  const isSent = and(eq(fillMessages.teeTimeId, teeTimeId), isNotNull(fillMessages.sentAt));
  const rows = await db
    .select({ startedAt, endedAt, endReason, sent: count(fillMessages.id), reporterSentAt: toReporter.sentAt })
    .from(spotFills)
    .innerJoin(teeTimes, and(eq(teeTimes.id, teeTimeId), eq(teeTimes.hostId, hostId)))
    .leftJoin(fillMessages, isSent)
    .leftJoin(toReporter, and(eq(toReporter.teeTimeId, teeTimeId), eq(toReporter.userId, reporterId)))
    .groupBy(teeTimeId, toReporter.sentAt)
    .orderBy(desc(startedAt), teeTimeId)
    .limit(FILLS_SHOWN);
  return rows.map(({ startedAt, endedAt, reporterSentAt, ...fill }) => ({
    ...fill,
    startedAt: isoInstant(startedAt),
    endedAt: endedAt && isoInstant(endedAt),
    reporterSentAt: reporterSentAt && isoInstant(reporterSentAt),
  }));
}
