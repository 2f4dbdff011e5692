import { isoInstant } from "@fourball/db/iso-instant";
import { moderationActions, reports, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { isUndoable } from "@fourball/domain/moderation/constants";
import type { ModerationEntry, ReportDetail, ReportInput } from "@fourball/domain/moderation/schema";
import { displayName } from "@fourball/domain/profile/name";
import { and, desc, eq, ne } from "drizzle-orm";
import { requireAdmin } from "../../core/access/require-admin.ts";
import { suspensionOf } from "../../core/access/suspended.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { reportOfRow, selectReports } from "./report-columns.ts";

/** One report with its evidence, and what is known of the golfer whom it is about; 404 for one about the viewer. */
export async function getReport(ctx: MemberContext, { reportId }: ReportInput): Promise<ReportDetail> {
  await requireAdmin(ctx);
  const [row] = await selectReports(ctx.db).where(and(eq(reports.id, reportId), ne(reports.reportedId, ctx.viewer.id)));
  if (!row) throw fail("reportNotFound");
  const { reported } = row;
  return {
    ...reportOfRow(row),
    actions: await actionsAbout(ctx, reported.id),
    otherReports: await otherReports(ctx, reported.id, reportId),
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
