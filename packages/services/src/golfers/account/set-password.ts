import { notifications, users } from "@fourball/db/schema/index";
import type { SetPasswordInput } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import { and, eq, isNull } from "drizzle-orm";
import { requireMayChangeSignIn } from "../../core/access/require-recent-sign-in.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { deleteOtherSessionsOf } from "./session-store.ts";
import { strongPasswordHash } from "./strong-password-hash.ts";

/** A first password for an account that has none. Ends every session of the account but this browser's. */
export async function setPassword(ctx: MemberContext, { newPassword }: SetPasswordInput): Promise<{ changed: true }> {
  await requireMayChangeSignIn(ctx);
  const userId = ctx.viewer.id;
  const [own] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const passwordHash = await strongPasswordHash(ctx, { password: newPassword, of: own ?? {}, field: "newPassword" });
  await ctx.db.transaction(async (tx) => {
    const without = and(eq(users.id, userId), isNull(users.passwordHash), isNull(users.deletedAt));
    const changed = await tx.update(users).set({ passwordHash }).where(without).returning({ id: users.id });
    if (changed.length === 0) throw fail("passwordExists");
    await deleteOtherSessionsOf(tx, userId, ctx.caller.browser.sid);
    await tx.insert(notifications).values({ recipientId: userId, content: { kind: "password-changed" } });
  });
  await ctx.bus.publish({ type: "sessions-ended", userId });
  return { changed: true };
}
