import { prepareOnce } from "@fourball/db/prepare-once";
import { chatReads, chatRooms } from "@fourball/db/schema/index";
import type { MarkReadInput } from "@fourball/domain/chat/message";
import { eq, lt, sql } from "drizzle-orm";
import { requireChatAccess } from "../core/access/require-chat-access.ts";
import { viewer } from "../core/access/viewer.ts";
import type { MemberContext } from "../core/service-context.ts";

// Two tabs may report in any order, and a message that doesn't exist yet can't be read.
const advance = prepareOnce((db) => {
  const { teeTimeId, lastSeq } = chatRooms;
  const seq = sql`least(${sql.placeholder("seq")}::int, ${lastSeq})`.as("seq");
  const ofRoom = db
    .select({ teeTimeId, userId: viewer.as("user_id"), seq })
    .from(chatRooms)
    .where(eq(teeTimeId, sql.placeholder("teeTimeId")));
  const later = sql`excluded.seq`;
  return db
    .insert(chatReads)
    .select(ofRoom)
    .onConflictDoUpdate({
      target: [chatReads.teeTimeId, chatReads.userId],
      set: { seq: later },
      setWhere: lt(chatReads.seq, later),
    })
    .returning({ seq: chatReads.seq });
});

/** The viewer has read the room up to a line; it never goes back. */
export async function markRead(ctx: MemberContext, { teeTimeId, seq }: MarkReadInput): Promise<{ teeTimeId: string }> {
  await ctx.limiter.spend("chatSigns", ctx.viewer.id);
  await requireChatAccess(ctx.db, ctx.viewer, teeTimeId);
  const [moved] = await advance(ctx.db, { teeTimeId, viewer: ctx.viewer.id, seq });
  if (moved) await ctx.bus.publish({ type: "chat-read", teeTimeId, userId: ctx.viewer.id });
  return { teeTimeId };
}
