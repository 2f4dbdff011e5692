import { notifications, passkeys, passwordResetTokens, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { PASSKEYS_FOR_NO_PASSWORD } from "@fourball/domain/passkey/constants";
import { eq } from "drizzle-orm";
import { requireMayChangeSignIn } from "../../core/access/require-recent-sign-in.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { deleteOtherSessionsOf } from "../account/session-store.ts";

/**
 * From then on only passkeys sign in, of which the account has enough to lose one; a mailed link still sets a password. Ends
 * every session of the account but this browser's.
 */
export async function removePassword(ctx: MemberContext): Promise<{ removed: true }> {
  await requireMayChangeSignIn(ctx);
  const userId = ctx.viewer.id;
  await ctx.db.transaction(async (tx) => {
    // Locked, so that no passkey is removed at the same time.
    const [account] = await tx.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId)).for("no key update");
    if (!account?.hash) throw fail("passwordMissing");
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) < PASSKEYS_FOR_NO_PASSWORD)
      throw fail("passkeysTooFewForNoPassword", { values: { passkeys: PASSKEYS_FOR_NO_PASSWORD } });
    await tx.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
    await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId));
    await deleteOtherSessionsOf(tx, userId, ctx.caller.browser.sid);
    await tx.insert(notifications).values({ recipientId: userId, content: { kind: "password-removed" } });
  });
  await ctx.bus.publish({ type: "sessions-ended", userId });
  return { removed: true };
}
