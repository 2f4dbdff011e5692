import { emailVerificationTokens, users } from "@fourball/db/schema/index";
import type { ConfirmEmailInput } from "@fourball/domain/account/schema";
import { invalid, unauthorized } from "@fourball/domain/failure";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { MemberContext } from "../../service-context.ts";
import { secretHash } from "../secret-hash.ts";
import { markEmailVerified } from "./mark-email-verified.ts";

/**
 * Uses the mailed token, as the golfer of its account: opening the link must not prove an address for a stranger who
 * registered it with a password of their own.
 */
export async function confirmEmail(ctx: MemberContext, { token }: ConfirmEmailInput): Promise<{ confirmed: true }> {
  const userId = ctx.viewer.id;
  const isAdminNow = await ctx.db.transaction(async (tx) => {
    // The account before what belongs to it, as everywhere: two clicks at once wait for each other here.
    const open = and(eq(users.id, userId), isNull(users.deletedAt), isNull(users.suspendedAt));
    const [account] = await tx.select({ id: users.id }).from(users).where(open).for("no key update");
    if (!account) throw unauthorized();
    const usable = and(
      eq(emailVerificationTokens.hash, secretHash(token)),
      eq(emailVerificationTokens.userId, userId),
      gt(emailVerificationTokens.expiresAt, sql`now()`),
    );
    const taken = await tx.delete(emailVerificationTokens).where(usable).returning({ userId: emailVerificationTokens.userId });
    if (taken.length === 0) throw invalid("Invalid or expired token");
    return markEmailVerified(tx, ctx, userId);
  });
  if (isAdminNow) await ctx.bus.publish({ type: "sessions-ended", userId });
  return { confirmed: true };
}
