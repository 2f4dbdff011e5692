import type { Tx } from "@fourball/db/client";
import { lower } from "@fourball/db/schema/columns";
import { passwordResetTokens, users } from "@fourball/db/schema/index";
import type { ConfirmEmailInput } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import { and, eq, isNull, ne } from "drizzle-orm";
import { isNotSuspended } from "../../../core/access/suspended.ts";
import type { MemberContext } from "../../../core/service-context.ts";
import { deleteOtherSessionsOf } from "../session-store.ts";
import { takeConfirmation } from "./confirmation-token.ts";
import { markEmailVerified } from "./mark-email-verified.ts";
import { requestConfirmation } from "./request-confirmation.ts";

type Account = typeof users.$inferSelect;

/**
 * Uses the mailed token, as the golfer of its account: opening the link must not prove an address for a stranger who
 * registered it with a password of their own, nor for one who changed to it.
 */
export async function confirmEmail(ctx: MemberContext, { token }: ConfirmEmailInput): Promise<{ confirmed: true }> {
  const userId = ctx.viewer.id;
  const { endsSessions, email } = await ctx.db.transaction(async (tx) => {
    // The account before what belongs to it, as everywhere: two clicks at once wait for each other here.
    const open = and(eq(users.id, userId), isNull(users.deletedAt), isNotSuspended);
    const [account] = await tx.select().from(users).where(open).for("no key update");
    if (!account) throw fail("unauthorized");
    const confirmed = await takeConfirmation(tx, token, "account-email");
    if (confirmed.userId !== userId) throw fail("tokenInvalid");
    const isNew = confirmed.email !== account.email;
    if (isNew) await replaceEmail(tx, ctx, account, confirmed.email);
    const isAdminNow = await markEmailVerified(tx, ctx, userId);
    return { endsSessions: isNew || isAdminNow, email: confirmed.email };
  });
  if (endsSessions) await ctx.bus.publish({ type: "sessions-ended", userId });
  await ctx.caller.device.remember(email);
  return { confirmed: true };
}

async function replaceEmail(tx: Tx, { caller: { browser } }: MemberContext, account: Account, email: string): Promise<void> {
  await setEmail(tx, account, email);
  await deleteOtherSessionsOf(tx, account.id, browser.sid);
}

/**
 * A new address of the account, unproven. Reset links that were mailed to the old one stop working; its owner can undo the
 * change if the address was proven: one that wasn't may be a stranger's.
 */
export async function setEmail(tx: Tx, { id, email: old, emailVerifiedAt }: Account, email: string): Promise<void> {
  const taken = and(eq(lower(users.email), email), ne(users.id, id));
  if ((await tx.$count(users, taken)) > 0) throw fail("emailTaken");
  await tx.update(users).set({ email, emailVerifiedAt: null, isMailedUnproven: false }).where(eq(users.id, id));
  await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, id));
  if (emailVerifiedAt)
    await requestConfirmation(tx, { email: old, userId: id, request: { kind: "email-undo" } }, { kind: "email-changed" });
}
