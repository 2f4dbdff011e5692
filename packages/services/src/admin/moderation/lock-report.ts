import type { Tx } from "@fourball/db/client";
import { reports, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { displayName } from "@fourball/domain/profile/name";
import type { Viewer } from "@fourball/domain/viewer";
import { and, eq, ne } from "drizzle-orm";

export type LockedReport = typeof reports.$inferSelect;

/** Holds a report that isn't settled until the transaction ends; 409 says who settled it, 404 hides one about the viewer. */
export async function lockOpenReport(tx: Tx, viewer: Viewer, reportId: string): Promise<LockedReport> {
  const [report] = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.id, reportId), ne(reports.reportedId, viewer.id)))
    .for("update");
  if (!report) throw fail("reportNotFound");
  if (report.settledById) throw fail("reportSettled", { values: { admin: await nameOf(tx, report.settledById) } });
  return report;
}

/** The same for one that no other admin has taken. */
export async function lockUntakenReport(tx: Tx, viewer: Viewer, reportId: string): Promise<LockedReport> {
  const report = await lockOpenReport(tx, viewer, reportId);
  const { takenById } = report;
  if (takenById && takenById !== viewer.id) throw fail("reportOpenElsewhere", { values: { admin: await nameOf(tx, takenById) } });
  return report;
}

async function nameOf(tx: Tx, userId: string): Promise<string> {
  const [user] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return user ? displayName(user) : "Another admin";
}
