import { users } from "@fourball/db/schema/index";
import type { UserInput } from "@fourball/domain/admin/schema";
import { conflict } from "@fourball/domain/failure";
import { eq, sql } from "drizzle-orm";
import { requireAdmin, requireRecentlyAuthenticatedAdmin } from "../access/require-admin.ts";
import { deleteSessionsOf } from "../account/session-store.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { publishChange } from "../realtime/publish-change.ts";
import type { MemberContext } from "../service-context.ts";
import { leaveAllUpcomingTeeTimes } from "../tee-time/leave-all-upcoming-tee-times.ts";
import { lockAdmins, requireAnyAdmin } from "./lock-admins.ts";
import { requireUser } from "./require-user.ts";

const NOT_AVAILABLE = "The host is no longer available";

/** Keeps a golfer out: signed out everywhere, hosted games to come cancelled with notice, spots in others given back. */
export async function suspendUser(ctx: MemberContext, { userId }: UserInput): Promise<{ userId: string; cancelled: number }> {
  await requireRecentlyAuthenticatedAdmin(ctx);
  const games = await ctx.db.transaction(async (tx) => {
    await lockAdmins(tx);
    await requireAdmin({ ...ctx, db: tx });
    if (userId === ctx.viewer.id) throw conflict("You cannot suspend yourself");
    const user = await requireUser(tx, userId);
    if (user.suspendedAt) return [];
    await tx.update(users).set({ suspendedAt: sql`clock_timestamp()` }).where(eq(users.id, userId));
    // The account first: what the golfer has under way is done before this and seen, or refused.
    const games = await leaveAllUpcomingTeeTimes(tx, { golferId: userId, now: ctx.clock.now(), reason: NOT_AVAILABLE });
    await requireAnyAdmin(tx);
    await deleteSessionsOf(tx, userId);
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
    if (!user.suspendedAt) return;
    await tx.update(users).set({ suspendedAt: null }).where(eq(users.id, userId));
    await recordAudit(tx, { adminId: ctx.viewer.id, action: "user-reinstated", subject: user.email });
  });
  return { userId };
}
