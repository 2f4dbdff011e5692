import { isoInstant } from "@fourball/db/instants";
import type { OwnSession } from "@fourball/domain/account/schema";
import type { MemberContext } from "../../core/service-context.ts";
import { deleteOtherSessionsOf, sessionsOf } from "./session-store.ts";

/** The browsers in which the viewer is signed in: this one first, then the newest. */
export async function listOwnSessions(ctx: MemberContext): Promise<OwnSession[]> {
  const now = Date.now();
  const stored = (await sessionsOf(ctx.db, ctx.viewer.id)).filter(
    ({ expire, sess }) => expire.getTime() > now && !sess.isRenewed,
  );
  return stored
    .map(({ sid, sess, expire }) => ({
      userAgent: sess.userAgent,
      createdAt: sess.createdAt,
      expiresAt: isoInstant(expire),
      isCurrent: sid === ctx.caller.browser.sid,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.createdAt.localeCompare(a.createdAt));
}

/** Signs the viewer out everywhere but here. */
export async function endOtherSessions(ctx: MemberContext): Promise<{ ended: number }> {
  const ended = await ctx.db.transaction((tx) => deleteOtherSessionsOf(tx, ctx.viewer.id, ctx.caller.browser.sid));
  await ctx.bus.publish({ type: "sessions-ended", userId: ctx.viewer.id });
  return { ended };
}
