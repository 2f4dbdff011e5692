import { users } from "@fourball/db/schema/index";
import type { ReauthenticateInput } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import { eq } from "drizzle-orm";
import { limitGuesses } from "../../core/access/limit-guesses.ts";
import { passkeyNeeded } from "../../core/access/require-passkey.ts";
import { hasJustSignedIn, hasPassword } from "../../core/access/require-recent-sign-in.ts";
import type { MemberContext } from "../../core/service-context.ts";

/** What weighs much asks for the password again: a browser left open is not enough. */
export async function checkPassword(ctx: MemberContext, password: string, field: string): Promise<void> {
  const isRight = await limitGuesses(ctx, { refusedBy: [["passwordChecks", ctx.viewer.id]] }, async () => {
    const [row] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, ctx.viewer.id));
    return ctx.ports.passwords.verify(row?.hash ?? undefined, password);
  });
  if (!isRight) throw fail("passwordWrong", { path: [field] });
}

/** The same, and the session gets a new token: a cookie that was copied before is worth nothing after it. */
export async function confirmPassword(ctx: MemberContext, password: string, field: string): Promise<void> {
  await checkPassword(ctx, password, field);
  await ctx.caller.browser.renew(ctx.viewer.id);
}

/** Only where the account has no password: its golfer has just signed in or used a passkey. */
export async function confirmWithoutPassword(ctx: MemberContext, field: string): Promise<void> {
  if (await hasPassword(ctx)) throw fail("passwordRequired", { path: [field] });
  if (!(await hasJustSignedIn(ctx))) throw passkeyNeeded();
}

/** Confirms the password again: for a while, sensitive actions go through. */
export async function reauthenticate(ctx: MemberContext, { password }: ReauthenticateInput): Promise<{ confirmed: true }> {
  await confirmPassword(ctx, password, "password");
  return { confirmed: true };
}
