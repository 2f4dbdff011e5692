import { emailConfirmations, identities, notifications, passkeys, passwordResetTokens, users } from "@fourball/db/schema/index";
import { EMAIL_TAKEN, SPENT_LINK } from "@fourball/domain/account/constants";
import type { UndoEmailChangeInput } from "@fourball/domain/account/schema";
import { conflict, invalid } from "@fourball/domain/failure";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { ServiceContext } from "../../service-context.ts";
import { requireStrongPassword } from "../require-strong-password.ts";
import { deleteSessionsOf } from "../session-store.ts";
import { findConfirmation, takeConfirmation } from "./confirmation-token.ts";

/**
 * By the link in the mail to the old address: the account has that address again and a new password, every session ends, and
 * no other link, passkey or identity of the account works any more. Doesn't sign in.
 */
export async function undoEmailChange(
  ctx: ServiceContext,
  { token, newPassword }: UndoEmailChangeInput,
): Promise<{ undone: true }> {
  await ctx.limiter.spend("mailedLinks", ctx.address);
  const { email, userId } = await findConfirmation(ctx.db, token, "email-undo");
  if (!userId) throw invalid(SPENT_LINK);
  const [known] = await ctx.db.select().from(users).where(eq(users.id, userId));
  await requireStrongPassword(ctx, { password: newPassword, of: { ...known, email }, field: "newPassword" });
  const passwordHash = await ctx.passwords.hash(newPassword);
  await ctx.db.transaction(async (tx) => {
    const open = and(eq(users.id, userId), isNull(users.deletedAt));
    const [account] = await tx.select({ id: users.id }).from(users).where(open).for("no key update");
    if (!account) throw invalid(SPENT_LINK);
    await takeConfirmation(tx, token, "email-undo");
    const taken = and(eq(sql`lower(${users.email})`, email), ne(users.id, userId));
    if ((await tx.$count(users, taken)) > 0) throw conflict(EMAIL_TAKEN);
    await tx.update(users).set({ email, passwordHash, emailVerifiedAt: sql`clock_timestamp()` }).where(eq(users.id, userId));
    await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
    await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId));
    // The person who changed the address may have added one.
    await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    await tx.delete(identities).where(eq(identities.userId, userId));
    await deleteSessionsOf(tx, userId);
    await tx.insert(notifications).values({ recipientId: userId, content: { kind: "password-changed" } });
  });
  await ctx.bus.publish({ type: "sessions-ended", userId });
  await ctx.device.remember(email);
  return { undone: true };
}
