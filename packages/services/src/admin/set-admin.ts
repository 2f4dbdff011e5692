import { users } from "@fourball/db/schema/index";
import type { Account } from "@fourball/domain/account/schema";
import type { SetAdminInput } from "@fourball/domain/admin/schema";
import { fail } from "@fourball/domain/failure";
import { eq } from "drizzle-orm";
import { requireAdmin, requireRecentlyAuthenticatedAdmin } from "../core/access/require-admin.ts";
import { requireUser } from "../core/access/require-user.ts";
import { recordAudit } from "../core/audit/record-audit.ts";
import type { MemberContext } from "../core/service-context.ts";
import { accountOfRow } from "../golfers/account/account-of-row.ts";
import { lockAdmins, requireAnyAdmin } from "./lock-admins.ts";

/** Grants or revokes admin rights. Admins can't change their own, and one admin always remains. */
export async function setAdmin(ctx: MemberContext, { userId, isAdmin }: SetAdminInput): Promise<Account> {
  await requireRecentlyAuthenticatedAdmin(ctx);
  const changed = await ctx.db.transaction(async (tx) => {
    await lockAdmins(tx);
    await requireAdmin({ ...ctx, db: tx });
    if (userId === ctx.viewer.id) throw fail("adminStatusOfYourself");
    const before = await requireUser(tx, userId);
    if (before.isAdmin === isAdmin) return { row: before, isNew: false };
    const [row] = await tx.update(users).set({ isAdmin }).where(eq(users.id, userId)).returning();
    await requireAnyAdmin(tx);
    const action = isAdmin ? "admin-granted" : "admin-revoked";
    await recordAudit(tx, { adminId: ctx.viewer.id, action, subject: before.email });
    return { row: row ?? before, isNew: true };
  });
  if (changed.isNew) await ctx.bus.publish({ type: "sessions-ended", userId });
  return accountOfRow(changed.row);
}
