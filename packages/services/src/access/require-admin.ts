import { users } from "@fourball/db/schema/index";
import { PASSWORD_NEEDED, REAUTHENTICATION_MINUTES } from "@fourball/domain/account/schema";
import { Failure, forbidden } from "@fourball/domain/failure";
import { and, eq, isNull } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";

/** Reads the database, not the session, so that revoked rights end immediately. */
export async function requireAdmin({ db, viewer }: MemberContext): Promise<void> {
  const isAdmin =
    viewer.isAdmin &&
    (await db.$count(users, and(eq(users.id, viewer.id), eq(users.isAdmin, true), isNull(users.suspendedAt)))) === 1;
  if (!isAdmin) throw forbidden("Admin access required");
}

/** For changes to other people's accounts: the admin must have entered the password recently ("sudo mode"). */
export async function requireRecentlyAuthenticatedAdmin(ctx: MemberContext): Promise<void> {
  await requireAdmin(ctx);
  if (await ctx.browser.authenticatedWithin(REAUTHENTICATION_MINUTES)) return;
  throw new Failure("forbidden", PASSWORD_NEEDED, { issues: [{ path: ["password"], message: PASSWORD_NEEDED }] });
}
