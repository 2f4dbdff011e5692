import { users } from "@fourball/db/schema/index";
import { REAUTHENTICATION_MINUTES } from "@fourball/domain/account/schema";
import { Failure, forbidden } from "@fourball/domain/failure";
import { and, eq, isNull } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";

/** Asks the database, not the session: a right that was just taken ends at once. */
export async function requireAdmin({ db, viewer }: MemberContext): Promise<void> {
  const isAdmin =
    viewer.isAdmin &&
    (await db.$count(users, and(eq(users.id, viewer.id), eq(users.isAdmin, true), isNull(users.suspendedAt)))) === 1;
  if (!isAdmin) throw forbidden("Admin access required");
}

/** For what is done to other people's accounts: by an admin who gave the password a short while ago. */
export async function requireAdminInPerson(ctx: MemberContext): Promise<void> {
  await requireAdmin(ctx);
  if (await ctx.browser.gavePasswordWithin(REAUTHENTICATION_MINUTES)) return;
  const message = "Confirm your password to go on";
  throw new Failure("forbidden", message, { issues: [{ path: ["password"], message }] });
}
