import { users } from "@fourball/db/schema/index";
import type { Account } from "@fourball/domain/account/schema";
import type { SetAdminInput } from "@fourball/domain/admin/schema";
import { conflict, notFound } from "@fourball/domain/failure";
import { eq, sql } from "drizzle-orm";
import { requireAdmin } from "../access/require-admin.ts";
import { accountOfRow } from "../account/account-of-row.ts";
import type { MemberContext } from "../service-context.ts";

/** Grants or takes admin rights. Nobody changes their own, and one admin always remains. */
export async function setAdmin(ctx: MemberContext, { userId, isAdmin }: SetAdminInput): Promise<Account> {
  const changed = await ctx.db.transaction(async (tx) => {
    // One change at a time: two admins who demote each other at once would both count the other as the one who remains.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('fourball.admins'))`);
    await requireAdmin({ ...ctx, db: tx });
    if (userId === ctx.viewer.id) throw conflict("You cannot change your own admin status");
    const [row] = await tx.update(users).set({ isAdmin }).where(eq(users.id, userId)).returning();
    if (!row) throw notFound("User not found");
    if ((await tx.$count(users, eq(users.isAdmin, true))) === 0) throw conflict("At least one admin is required");
    return row;
  });
  await ctx.bus.publish({ type: "sessions-ended", userId });
  return accountOfRow(changed);
}
