import { isoInstant } from "@fourball/db/instants";
import { clock } from "@fourball/db/schema/columns";
import { moderationActions, notifications, users } from "@fourball/db/schema/index";
import type { UserInput } from "@fourball/domain/admin/schema";
import { fail } from "@fourball/domain/failure";
import type { SuspendUserInput } from "@fourball/domain/moderation/schema";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { requireAdmin, requireRecentlyAuthenticatedAdmin } from "../core/access/require-admin.ts";
import { requireUser } from "../core/access/require-user.ts";
import { isSuspended, suspensionOf } from "../core/access/suspended.ts";
import { recordAudit } from "../core/audit/record-audit.ts";
import { publishChange, publishNotifications } from "../core/realtime/publish-change.ts";
import type { MemberContext } from "../core/service-context.ts";
import { lockAdmins } from "./lock-admins.ts";
import { suspendLocked } from "./suspend-locked.ts";

/** Keeps a golfer out for some days or for good, without a report. The golfer reads until when and of what kind the reason is. */
export async function suspendUser(
  ctx: MemberContext,
  { userId, days, category, reason }: SuspendUserInput,
): Promise<{ userId: string; cancelled: number }> {
  await requireRecentlyAuthenticatedAdmin(ctx);
  const adminId = ctx.viewer.id;
  const games = await ctx.db.transaction(async (tx) => {
    await lockAdmins(tx);
    await requireAdmin({ ...ctx, db: tx });
    if (userId === adminId) throw fail("suspensionOfYourself");
    const user = await requireUser(tx, userId);
    if (await suspensionOf(tx, userId)) throw fail("suspendedAlready");
    const { games, until } = await suspendLocked(tx, { golferId: userId, days, now: ctx.clock.now() });
    const done = { golferId: userId, adminId, action: "suspended", category, reason, suspendedUntil: until } as const;
    await tx.insert(moderationActions).values(done);
    const content = { kind: "moderated" as const, actions: [done.action], category, suspendedUntil: until && isoInstant(until) };
    await tx.insert(notifications).values({ recipientId: userId, content });
    await recordAudit(tx, { adminId, action: "user-suspended", subject: user.email, reason });
    return games;
  });
  await ctx.bus.publish({ type: "sessions-ended", userId });
  for (const { id, change } of games) await publishChange(ctx, id, change);
  return { userId, cancelled: games.filter(({ change }) => change === "cancelled").length };
}

/** Lets the golfer in again, and says so. What was cancelled stays cancelled. */
export async function reinstateUser(ctx: MemberContext, { userId }: UserInput): Promise<{ userId: string }> {
  await requireRecentlyAuthenticatedAdmin(ctx);
  const isLifted = await ctx.db.transaction(async (tx) => {
    const { email } = await requireUser(tx, userId);
    const lifted = await tx
      .update(users)
      .set({ suspendedAt: null, suspendedUntil: null })
      .where(and(eq(users.id, userId), isSuspended))
      .returning({ id: users.id });
    if (lifted.length === 0) return false;
    const { golferId, action, suspendedUntil, undoneAt } = moderationActions;
    const isNotOver = or(isNull(suspendedUntil), gt(suspendedUntil, sql`now()`));
    await tx
      .update(moderationActions)
      .set({ undoneAt: clock })
      .where(and(eq(golferId, userId), eq(action, "suspended"), isNull(undoneAt), isNotOver));
    await tx.insert(notifications).values({ recipientId: userId, content: { kind: "moderation-undone", action: "suspended" } });
    await recordAudit(tx, { adminId: ctx.viewer.id, action: "user-reinstated", subject: email });
    return true;
  });
  if (isLifted) await publishNotifications(ctx, [userId]);
  return { userId };
}
