import { users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { eq } from "drizzle-orm";
import { limitGuesses } from "../../core/access/limit-guesses.ts";
import { hasPassword, requireRecentSignIn } from "../../core/access/require-recent-sign-in.ts";
import type { MemberContext } from "../../core/service-context.ts";

/**
 * What weighs much asks for the password again: a browser left open is not enough. Without a password, the golfer has just
 * signed in or used a passkey.
 */
export async function checkPassword(ctx: MemberContext, password: string | undefined, field: string): Promise<void> {
  if (password === undefined) {
    if (await hasPassword(ctx)) throw fail("passwordRequired", { path: [field] });
    return requireRecentSignIn(ctx);
  }
  const isRight = await limitGuesses(ctx, { refusedBy: [["passwordChecks", ctx.viewer.id]] }, async () => {
    const [row] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, ctx.viewer.id));
    return ctx.ports.passwords.verify(row?.hash ?? undefined, password);
  });
  if (!isRight) throw fail("passwordWrong", { path: [field] });
}

/** The same, and with the password the session gets a new token: a cookie that was copied before is worth nothing after it. */
export async function confirmPassword(ctx: MemberContext, password: string | undefined, field: string): Promise<void> {
  await checkPassword(ctx, password, field);
  if (password !== undefined) await ctx.caller.browser.renew(ctx.viewer.id);
}
