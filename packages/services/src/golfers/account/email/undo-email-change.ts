import type { Tx } from "@fourball/db/client";
import { lower } from "@fourball/db/schema/columns";
import { emailConfirmations, identities, notifications, passkeys, passwordResetTokens, users } from "@fourball/db/schema/index";
import type { UndoEmailChangeInput } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import { and, eq, gt, gte, isNull, min, ne, sql } from "drizzle-orm";
import { recordAudit } from "../../../core/audit/record-audit.ts";
import type { ServiceContext } from "../../../core/service-context.ts";
import { deleteSessionsOf } from "../session-store.ts";
import { strongPasswordHash } from "../strong-password-hash.ts";
import { findConfirmation } from "./confirmation-token.ts";
import { dropAccountEmail } from "./request-confirmation.ts";

/**
 * By the link in the mail to the old address: the account has that address again and a new password, and every session ends.
 * The address that was proven first wins: only what is younger than its link is taken back, and older links go on working.
 * Doesn't sign in.
 */
export async function undoEmailChange(
  ctx: ServiceContext,
  { token, newPassword }: UndoEmailChangeInput,
): Promise<{ undone: true }> {
  await ctx.limiter.spend("mailedLinks", ctx.caller.address);
  const { email, userId } = await findConfirmation(ctx.db, token, "email-undo");
  if (!userId) throw fail("tokenInvalid");
  const [known] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const passwordHash = await strongPasswordHash(ctx, { password: newPassword, of: { ...known, email }, field: "newPassword" });
  await ctx.db.transaction(async (tx) => {
    const open = and(eq(users.id, userId), isNull(users.deletedAt));
    const [account] = await tx.select({ isAdmin: users.isAdmin }).from(users).where(open).for("no key update");
    if (!account) throw fail("tokenInvalid");
    // Again, now that the account is locked: another link may have taken this one back.
    await findConfirmation(tx, token, "email-undo");
    const taken = and(eq(lower(users.email), email), ne(users.id, userId));
    if ((await tx.$count(users, taken)) > 0) throw fail("emailTaken");
    await tx.update(users).set({ email, passwordHash, emailVerifiedAt: sql`clock_timestamp()` }).where(eq(users.id, userId));
    await takeBack(tx, userId, email);
    // A mailbox alone must not be a way to the admin's pages where they need a passkey.
    if (account.isAdmin && ctx.config.isAdminPasskeyRequired) await revokeAdmin(tx, userId, email);
    await deleteSessionsOf(tx, userId);
    await tx.insert(notifications).values({ recipientId: userId, content: { kind: "password-changed" } });
  });
  await ctx.bus.publish({ type: "sessions-ended", userId });
  await ctx.caller.device.remember(email);
  return { undone: true };
}

/** The person who changed the address may have added a way to sign in since, or changed it again. */
async function takeBack(tx: Tx, userId: string, email: string): Promise<void> {
  const since = oldestLink(tx, userId, email);
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)));
  await tx.delete(identities).where(and(eq(identities.userId, userId), gte(identities.createdAt, since)));
  await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId));
  await dropAccountEmail(tx, userId);
  await tx.delete(emailConfirmations).where(and(eq(emailConfirmations.userId, userId), gte(emailConfirmations.createdAt, since)));
}

/** Of several links to one address, each does what the oldest does: its owner has them all. */
function oldestLink(tx: Tx, userId: string, email: string) {
  const { request, expiresAt, createdAt } = emailConfirmations;
  const ofAccount = and(eq(emailConfirmations.userId, userId), eq(emailConfirmations.email, email));
  const isUndo = and(ofAccount, eq(sql`${request} ->> 'kind'`, "email-undo"), gt(expiresAt, sql`now()`));
  return tx
    .select({ createdAt: min(createdAt) })
    .from(emailConfirmations)
    .where(isUndo);
}

async function revokeAdmin(tx: Tx, userId: string, subject: string): Promise<void> {
  await tx.update(users).set({ isAdmin: false }).where(eq(users.id, userId));
  await recordAudit(tx, { adminId: userId, action: "admin-revoked", subject, reason: "Their change of email was undone" });
}
