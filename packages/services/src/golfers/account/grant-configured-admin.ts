import type { Tx } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { suspensionOf } from "../../core/access/suspended.ts";
import { recordAudit } from "../../core/audit/record-audit.ts";

/** For an account whose address is configured as an admin's, and proven. False when nothing changed. */
export async function grantConfiguredAdmin(tx: Tx, account: typeof users.$inferSelect): Promise<boolean> {
  if (account.isAdmin || account.deletedAt || !account.emailVerifiedAt) return false;
  if (await suspensionOf(tx, account.id)) return false;
  await tx.update(users).set({ isAdmin: true }).where(eq(users.id, account.id));
  await recordAudit(tx, { adminId: null, action: "admin-granted", subject: account.email });
  return true;
}
