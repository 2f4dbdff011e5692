import type { Tx } from "@fourball/db/client";
import { auditLog } from "@fourball/db/schema/index";
import type { Audited } from "@fourball/domain/admin/schema";

type AuditEntry = {
  adminId: string | null;
  action: Audited;
  subject: string;
  reason?: string | undefined;
  /** The golfer of the report that it is about. */
  reportedId?: string | undefined;
};

/** Records an admin's write, in the same transaction. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry);
}
