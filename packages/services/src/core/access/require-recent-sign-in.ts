import { passkeys, users } from "@fourball/db/schema/index";
import { REAUTHENTICATION_MINUTES } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import { and, eq, isNull } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";
import { passkeyNeeded, requireAdminPasskey } from "./require-passkey.ts";

/**
 * A browser left open is not enough: the golfer signed in a short time ago, or confirmed it since ("sudo mode"). The error
 * says with what: the password, or a passkey where the account has no password.
 */
export async function requireRecentSignIn(ctx: Pick<MemberContext, "caller" | "db" | "viewer">): Promise<void> {
  if (await hasJustSignedIn(ctx)) return;
  if (!(await hasPassword(ctx))) throw passkeyNeeded();
  throw fail("passwordNeeded", { path: ["password"] });
}

export const hasJustSignedIn = ({ caller }: Pick<MemberContext, "caller">): Promise<boolean> =>
  caller.browser.authenticatedWithin(REAUTHENTICATION_MINUTES);

export async function hasPassword({ db, viewer }: Pick<MemberContext, "db" | "viewer">): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, viewer.id), isNull(users.passwordHash)))) === 0;
}

/**
 * For changes to the ways of signing in. Where admins need a passkey, an admin who has one uses it: else a password would be
 * enough to add another.
 */
export async function requireMayChangeSignIn(ctx: MemberContext): Promise<void> {
  await requireRecentSignIn(ctx);
  if (ctx.viewer.isAdmin && (await ctx.db.$count(passkeys, eq(passkeys.userId, ctx.viewer.id))) > 0)
    await requireAdminPasskey(ctx);
}
