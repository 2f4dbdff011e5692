import { clock } from "@fourball/db/schema/columns";
import { notifications } from "@fourball/db/schema/index";
import type { MarkNotificationsReadInput, UnreadNotifications } from "@fourball/domain/notification/schema";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { publishNotifications } from "../core/realtime/publish-change.ts";
import type { MemberContext } from "../core/service-context.ts";
import { countUnreadNotifications } from "./count-unread-notifications.ts";

/** Marks these notifications, or all of them, as read, and updates the golfer's other tabs. */
export async function markNotificationsRead(
  ctx: MemberContext,
  { ids }: MarkNotificationsReadInput,
): Promise<UnreadNotifications> {
  const own = and(eq(notifications.recipientId, ctx.viewer.id), isNull(notifications.readAt));
  const { marked, unread } = await ctx.db.transaction(async (tx) => {
    // Locked in the same order as by changes of games that drop notifications.
    const inOneOrder = tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(ids ? and(own, inArray(notifications.id, ids)) : own)
      .orderBy(notifications.id)
      .for("update");
    const rows = await tx
      .update(notifications)
      .set({ readAt: clock })
      .where(inArray(notifications.id, inOneOrder))
      .returning({ id: notifications.id });
    return { marked: rows.length, unread: await countUnreadNotifications({ ...ctx, db: tx }) };
  });
  if (marked > 0) await publishNotifications(ctx, [ctx.viewer.id]);
  return unread;
}
