import type { Tx } from "@fourball/db/client";
import type { Audited } from "@fourball/domain/admin/schema";
import { recordAudit } from "../../core/audit/record-audit.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { golferRow } from "../../safety/report/find-golfer.ts";

type Done = { action: Audited; reason?: string };

/** Records what the viewer did about a report, under the golfer whom it is about. */
export async function auditReport(
  { viewer }: MemberContext,
  tx: Tx,
  { reportedId }: { reportedId: string },
  { action, reason }: Done,
): Promise<void> {
  const golfer = await golferRow(tx, reportedId);
  const subject = golfer && !golfer.deletedAt ? golfer.email : "a closed account";
  await recordAudit(tx, { adminId: viewer.id, action, subject, reason, reportedId });
}
