import { reports } from "@fourball/db/schema/index";
import { ADMIN_PAGE } from "@fourball/domain/admin/constants";
import type { ListReportsInput, ReportFilter, ReportPage } from "@fourball/domain/moderation/schema";
import { and, desc, eq, isNotNull, isNull, ne, type SQL } from "drizzle-orm";
import { requireAdmin } from "../../core/access/require-admin.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { reportOfRow, selectReports } from "./report-columns.ts";

/** A page of the reports, without those about the viewer. */
export async function listReports(ctx: MemberContext, { state, subject, page }: ListReportsInput): Promise<ReportPage> {
  await requireAdmin(ctx);
  const { db, viewer } = ctx;
  // A reported admin is not shown the report, which names the reporter.
  const isShown = ne(reports.reportedId, viewer.id);
  const isAsked = and(hasState(state, viewer.id), isShown, subject && eq(reports.subject, subject));
  const rows = await selectReports(db)
    .where(isAsked)
    // What waits comes oldest first, what is settled newest first.
    .orderBy(state === "settled" ? desc(reports.settledAt) : reports.createdAt, reports.id)
    .limit(ADMIN_PAGE)
    .offset((page - 1) * ADMIN_PAGE);
  return { items: rows.map(reportOfRow), total: await db.$count(reports, isAsked) };
}

function hasState(state: ReportFilter, viewerId: string): SQL | undefined {
  const isOpen = isNull(reports.settledAt);
  switch (state) {
    case "open":
      return isOpen;
    case "mine":
      return and(isOpen, eq(reports.takenById, viewerId));
    case "settled":
      return isNotNull(reports.settledAt);
  }
}
