import type { Tx } from "@fourball/db/client";
import { auditLog } from "@fourball/db/schema/index";
import type { Audited } from "@fourball/domain/admin/schema";

type Deed = { adminId: string | null; action: Audited; subject: string };

/** Every write of an admin leaves a line, in the transaction of the deed. */
export async function noteAudit(tx: Tx, deed: Deed): Promise<void> {
  await tx.insert(auditLog).values(deed);
}
