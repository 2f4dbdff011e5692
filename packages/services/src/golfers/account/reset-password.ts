import { notifications, passwordResetTokens, users } from "@fourball/db/schema/index";
import type { ResetPasswordInput } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import { and, eq, gt, sql } from "drizzle-orm";
import type { ServiceContext } from "../../core/service-context.ts";
import { secretHash } from "../../core/token/secret-hash.ts";
import { markEmailVerified } from "./email/mark-email-verified.ts";
import { deleteSessionsOf } from "./session-store.ts";
import { strongPasswordHash } from "./strong-password-hash.ts";

/** Uses the mailed token, which proves the address: changes the password and ends every session. Doesn't sign in. */
export async function resetPassword(ctx: ServiceContext, { token, newPassword }: ResetPasswordInput): Promise<{ reset: true }> {
  await ctx.limiter.spend("resetAttempts", ctx.caller.address);
  const usable = and(
    eq(passwordResetTokens.token, secretHash(token)),
    eq(passwordResetTokens.used, false),
    gt(passwordResetTokens.expiresAt, sql`now()`),
  );
  const [known] = await ctx.db
    .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(passwordResetTokens)
    .innerJoin(users, eq(users.id, passwordResetTokens.userId))
    .where(usable);
  if (!known) throw fail("tokenInvalid");
  const passwordHash = await strongPasswordHash(ctx, { password: newPassword, of: known, field: "newPassword" });
  const { userId, email } = await ctx.db.transaction(async (tx) => {
    // The account before what belongs to it, as when it is deleted: neither waits for the other in a circle.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, known.userId)).for("no key update");
    // One statement decides who used it first.
    const [taken] = await tx
      .update(passwordResetTokens)
      .set({ used: true })
      .where(usable)
      .returning({ userId: passwordResetTokens.userId });
    if (!taken) throw fail("tokenInvalid");
    const [account] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, taken.userId))
      .returning({ userId: users.id, email: users.email });
    if (!account) throw fail("tokenInvalid");
    await deleteSessionsOf(tx, taken.userId);
    await markEmailVerified(tx, ctx, taken.userId);
    await tx.insert(notifications).values({ recipientId: taken.userId, content: { kind: "password-changed" } });
    return account;
  });
  await ctx.bus.publish({ type: "sessions-ended", userId });
  // Wrong passwords from elsewhere must not keep the golfer from signing in with the new one.
  await ctx.caller.device.remember(email);
  return { reset: true };
}
