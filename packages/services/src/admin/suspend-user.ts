import { users } from "@fourball/db/schema/index";
import type { UserInput } from "@fourball/domain/admin/schema";
import { conflict } from "@fourball/domain/failure";
import { eq } from "drizzle-orm";
import { requireAdmin, requireRecentlyAuthenticatedAdmin } from "../access/require-admin.ts";
import { suspensionOf } from "../access/suspended.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { publishChange } from "../realtime/publish-change.ts";
import type { MemberContext } from "../service-context.ts";
import { lockAdmins } from "./lock-admins.ts";
import { requireUser } from "./require-user.ts";
import { suspendLocked } from "./suspend-locked.ts";

/** Keeps a golfer out for good, or until it is lifted. */
export async function suspendUser(ctx: MemberContext, { userId }: UserInput): Promise<{ userId: string; cancelled: number }> {
  await requireRecentlyAuthenticatedAdmin(ctx);
  const games = await ctx.db.transaction(async (tx) => {
    await lockAdmins(tx);
    await requireAdmin({ ...ctx, db: tx });
    if (userId === ctx.viewer.id) throw conflict("You cannot suspend yourself");
    const user = await requireUser(tx, userId);
    const before = await suspensionOf(tx, userId);
    if (before && !before.until) return [];
    const { games } = await suspendLocked(tx, { golferId: userId, days: null, now: ctx.clock.now() });
    await recordAudit(tx, { adminId: ctx.viewer.id, action: "user-suspended", subject: user.email });
    return games;
  });
  await ctx.bus.publish({ type: "sessions-ended", userId });
  for (const { id, change } of games) await publishChange(ctx, id, change);
  return { userId, cancelled: games.filter(({ change }) => change === "cancelled").length };
}

/** Lets the golfer in again. What was cancelled stays cancelled. */
export async function reinstateUser(ctx: MemberContext, { userId }: UserInput): Promise<{ userId: string }> {
  await requireRecentlyAuthenticatedAdmin(ctx);
  await ctx.db.transaction(async (tx) => {
    const user = await requireUser(tx, userId);
    if (!(await suspensionOf(tx, userId))) return;
    await tx.update(users).set({ suspendedAt: null, suspendedUntil: null }).where(eq(users.id, userId));
    await recordAudit(tx, { adminId: ctx.viewer.id, action: "user-reinstated", subject: user.email });
  });
  return { userId };
}
