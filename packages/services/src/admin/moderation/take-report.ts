import type { Tx } from "@fourball/db/client";
import { reports } from "@fourball/db/schema/index";
import type { ReportInput } from "@fourball/domain/moderation/schema";
import { eq } from "drizzle-orm";
import { requireAdmin } from "../../core/access/require-admin.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { auditReport } from "./audit-report.ts";
import { lockOpenReport, lockUntakenReport } from "./lock-report.ts";

const take = (tx: Tx, id: string, takenById: string | null) => tx.update(reports).set({ takenById }).where(eq(reports.id, id));

/** Tells other admins that the viewer looks at it; 409 when another one does. */
export async function takeReport(ctx: MemberContext, { reportId }: ReportInput): Promise<ReportInput> {
  await requireAdmin(ctx);
  await ctx.db.transaction(async (tx) => {
    const report = await lockUntakenReport(tx, ctx.viewer, reportId);
    if (report.takenById) return;
    await take(tx, reportId, ctx.viewer.id);
    await auditReport(ctx, tx, report, { action: "report-taken" });
  });
  return { reportId };
}

/** Gives it back, also in place of an admin who is away. */
export async function releaseReport(ctx: MemberContext, { reportId }: ReportInput): Promise<ReportInput> {
  await requireAdmin(ctx);
  await ctx.db.transaction(async (tx) => {
    const report = await lockOpenReport(tx, ctx.viewer, reportId);
    if (!report.takenById) return;
    await take(tx, reportId, null);
    await auditReport(ctx, tx, report, { action: "report-released" });
  });
  return { reportId };
}
