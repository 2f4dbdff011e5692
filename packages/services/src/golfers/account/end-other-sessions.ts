import type { MemberContext } from "../../core/service-context.ts";
import { deleteOtherSessionsOf } from "./session-store.ts";

/** Signs the viewer out everywhere but here. */
export async function endOtherSessions(ctx: MemberContext): Promise<{ ended: number }> {
  const ended = await ctx.db.transaction((tx) => deleteOtherSessionsOf(tx, ctx.viewer.id, ctx.caller.browser.sid));
  await ctx.bus.publish({ type: "sessions-ended", userId: ctx.viewer.id });
  return { ended };
}
