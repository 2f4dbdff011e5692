import { passwordResetTokens, users } from "@fourball/db/schema/index";
import type { ChangePasswordInput } from "@fourball/domain/account/schema";
import { eq } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";
import { confirmPassword } from "./confirm-password.ts";
import { deleteOtherSessionsOf } from "./session-store.ts";

/** Ends every session of the account but this browser's, which gets a new token, and every reset link that was mailed before. */
export async function changePassword(
  ctx: MemberContext,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<{ changed: true }> {
  const userId = ctx.viewer.id;
  await confirmPassword(ctx, currentPassword, "currentPassword");
  const passwordHash = await ctx.passwords.hash(newPassword);
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId));
    await deleteOtherSessionsOf(tx, userId, ctx.browser.sid);
  });
  await ctx.bus.publish({ type: "sessions-ended", userId });
  return { changed: true };
}
