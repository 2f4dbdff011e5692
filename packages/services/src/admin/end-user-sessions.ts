import type { UserInput } from "@fourball/domain/admin/schema";
import { requireAdminInPerson } from "../access/require-admin.ts";
import { deleteSessionsOf } from "../account/session-store.ts";
import type { MemberContext } from "../service-context.ts";
import { noteAudit } from "./note-audit.ts";
import { requireUser } from "./require-user.ts";

/** Signs the golfer out everywhere; open sockets close with it. */
export async function endUserSessions(ctx: MemberContext, { userId }: UserInput): Promise<{ userId: string }> {
  await requireAdminInPerson(ctx);
  await ctx.db.transaction(async (tx) => {
    const user = await requireUser(tx, userId);
    await deleteSessionsOf(tx, userId);
    await noteAudit(tx, { adminId: ctx.viewer.id, action: "sessions-ended", subject: user.email });
  });
  await ctx.bus.publish({ type: "sessions-ended", userId });
  return { userId };
}
