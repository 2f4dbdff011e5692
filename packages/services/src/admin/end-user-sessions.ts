import type { UserInput } from "@fourball/domain/admin/schema";
import { requireRecentlyAuthenticatedAdmin } from "../core/access/require-admin.ts";
import { requireUser } from "../core/access/require-user.ts";
import { recordAudit } from "../core/audit/record-audit.ts";
import type { MemberContext } from "../core/service-context.ts";
import { deleteSessionsOf } from "../golfers/account/session-store.ts";

/** Signs the golfer out everywhere; open sockets close with it. */
export async function endUserSessions(ctx: MemberContext, { userId }: UserInput): Promise<{ userId: string }> {
  await requireRecentlyAuthenticatedAdmin(ctx);
  await ctx.db.transaction(async (tx) => {
    const user = await requireUser(tx, userId);
    await deleteSessionsOf(tx, userId);
    await recordAudit(tx, { adminId: ctx.viewer.id, action: "sessions-ended", subject: user.email });
  });
  await ctx.bus.publish({ type: "sessions-ended", userId });
  return { userId };
}
