import { outbox } from "@fourball/db/schema/index";
import type { MarkNewsReadInput, UnreadNews } from "@fourball/domain/notification/schema";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";
import { countUnreadNews } from "./count-unread-news.ts";

/** The viewer has seen these, or all there are; the golfer's other tabs hear of it. */
export async function markNewsRead(ctx: MemberContext, { ids }: MarkNewsReadInput): Promise<UnreadNews> {
  const own = and(eq(outbox.recipientId, ctx.viewer.id), isNull(outbox.readAt));
  const marked = await ctx.db
    .update(outbox)
    .set({ readAt: sql`clock_timestamp()` })
    .where(ids ? and(own, inArray(outbox.id, ids)) : own)
    .returning({ id: outbox.id });
  if (marked.length > 0) await ctx.bus.publish({ type: "news", recipients: [ctx.viewer.id] });
  return countUnreadNews(ctx);
}
