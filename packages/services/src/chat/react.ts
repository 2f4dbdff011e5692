import type { Tx } from "@fourball/db/client";
import { clock } from "@fourball/db/schema/columns";
import { chatMessages, chatReactions } from "@fourball/db/schema/index";
import { isChatOpen } from "@fourball/domain/chat/constants";
import type { ReactedMessage, ReactInput } from "@fourball/domain/chat/message";
import { fail } from "@fourball/domain/failure";
import { and, eq, isNull, sql } from "drizzle-orm";
import { requireChatAccess } from "../core/access/require-chat-access.ts";
import type { MemberContext } from "../core/service-context.ts";
import { reactionsTo } from "./reactions-to.ts";

type Message = Pick<ReactInput, "teeTimeId" | "seq">;

const isMessage = ({ teeTimeId, seq }: Message) =>
  and(
    eq(chatMessages.teeTimeId, teeTimeId),
    eq(chatMessages.seq, seq),
    eq(chatMessages.type, "message"),
    isNull(chatMessages.deletedAt),
  );

/** Two at once by one golfer meet at the primary key: the later one replaces the earlier. */
async function putReaction(tx: Tx, message: Message, { userId, emoji }: { userId: string; emoji: string }): Promise<void> {
  const reaction = tx
    .select({
      messageId: chatMessages.id,
      userId: sql`${userId}`.as("user_id"),
      emoji: sql`${emoji}`.as("emoji"),
      createdAt: clock.as("created_at"),
    })
    .from(chatMessages)
    .where(isMessage(message));
  const put = await tx
    .insert(chatReactions)
    .select(reaction)
    .onConflictDoUpdate({ target: [chatReactions.messageId, chatReactions.userId], set: { emoji: sql`excluded.emoji` } })
    .returning({ messageId: chatReactions.messageId });
  if (put.length === 0) throw fail("messageNotFound");
}

async function takeBack(tx: Tx, message: Message, userId: string): Promise<void> {
  const ofMessage = tx.select({ id: chatMessages.id }).from(chatMessages).where(isMessage(message));
  await tx.delete(chatReactions).where(and(eq(chatReactions.userId, userId), eq(chatReactions.messageId, ofMessage)));
}

/** Answers a message with an emoji, or takes the answer back. As long as the chat takes messages, and for the same golfers. */
export async function react(ctx: MemberContext, { teeTimeId, seq, emoji }: ReactInput): Promise<ReactedMessage> {
  await ctx.limiter.spend("chatSigns", ctx.viewer.id);
  const reactions = await ctx.db.transaction(async (tx) => {
    const access = await requireChatAccess(tx, ctx.viewer, teeTimeId, { held: true });
    if (!isChatOpen(access, ctx.clock.now())) throw fail("chatClosed");
    const message = { teeTimeId, seq };
    if (emoji === null) await takeBack(tx, message, ctx.viewer.id);
    else await putReaction(tx, message, { userId: ctx.viewer.id, emoji });
    return reactionsTo(tx, message);
  });
  await ctx.bus.publish({ type: "chat-reactions", teeTimeId, seq });
  return { seq, reactions };
}
