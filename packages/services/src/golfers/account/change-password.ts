import { notifications, passwordResetTokens, users } from "@fourball/db/schema/index";
import type { ChangePasswordInput } from "@fourball/domain/account/schema";
import { eq } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";
import { confirmPassword } from "./confirm-password.ts";
import { deleteOtherSessionsOf } from "./session-store.ts";
import { strongPasswordHash } from "./strong-password-hash.ts";

/** Ends every session of the account but this browser's, which gets a new token, and every reset link that was mailed before. */
export async function changePassword(
  ctx: MemberContext,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<{ changed: true }> {
  const userId = ctx.viewer.id;
  await confirmPassword(ctx, currentPassword, "currentPassword");
  const [own] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const passwordHash = await strongPasswordHash(ctx, { password: newPassword, of: own ?? {}, field: "newPassword" });
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId));
    await deleteOtherSessionsOf(tx, userId, ctx.caller.browser.sid);
    await tx.insert(notifications).values({ recipientId: userId, content: { kind: "password-changed" } });
  });
  await ctx.bus.publish({ type: "sessions-ended", userId });
  return { changed: true };
}
