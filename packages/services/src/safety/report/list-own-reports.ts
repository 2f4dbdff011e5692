import { isoInstant } from "@fourball/db/instants";
import { reports } from "@fourball/db/schema/index";
import type { OwnReport } from "@fourball/domain/report/schema";
import { asc, eq } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";

/** What the viewer reported, the oldest first. */
export async function listOwnReports({ db, viewer }: MemberContext): Promise<OwnReport[]> {
  const { subject, reason, words, outcome, createdAt } = reports;
  const rows = await db
    .select({ subject, reason, words, outcome, createdAt })
    .from(reports)
    .where(eq(reports.reporterId, viewer.id))
    .orderBy(asc(createdAt));
  return rows.map(({ createdAt, ...report }) => ({ ...report, timestamp: isoInstant(createdAt) }));
}
