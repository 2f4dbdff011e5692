import { isChatOpen } from "@fourball/domain/chat/constants";
import type { ChatMessage, SayInput } from "@fourball/domain/chat/message";
import { conflict } from "@fourball/domain/failure";
import { requireChatAccess } from "../access/require-chat-access.ts";
import type { MemberContext } from "../service-context.ts";
import { appendMessage } from "./append-message.ts";
import { messageOfRow } from "./message-query.ts";

/** Returns once the message is stored for good. Sent again with the same client id, it is still one message. */
export async function say(ctx: MemberContext, { teeTimeId, message, clientId }: SayInput): Promise<ChatMessage> {
  const userId = ctx.viewer.id;
  await ctx.limiter.spend("chatBurst", userId);
  await ctx.limiter.spend("chat", userId);
  const { stored, readerIds, name } = await ctx.db.transaction(async (tx) => {
    const seat = await requireChatAccess(tx, ctx.viewer, teeTimeId, { held: true });
    if (!isChatOpen(seat, ctx.clock.now())) throw conflict("This chat is closed");
    return { ...seat, stored: await appendMessage(tx, { teeTimeId, userId, type: "message", message, clientId }) };
  });
  const line = messageOfRow({
    ...stored,
    ...name,
    teeTimeId,
    userId,
    type: "message",
    clientId: clientId ?? null,
    reactions: [],
  });
  ctx.rooms.offer(line);
  await ctx.bus.publish({ type: "chat-line", teeTimeId, seq: line.seq, readerIds });
  return line;
}
