import { isChatOpen } from "@fourball/domain/chat/constants";
import type { ChatMessage, SayInput } from "@fourball/domain/chat/message";
import { conflict } from "@fourball/domain/failure";
import { requireChatSeat } from "../access/require-chat-seat.ts";
import type { MemberContext } from "../service-context.ts";
import { appendLine } from "./append-line.ts";
import { lineOfRow } from "./line-query.ts";

/** Returns once the message is stored for good. Sent again with the same client id, it is still one message. */
export async function say(ctx: MemberContext, { teeTimeId, message, clientId }: SayInput): Promise<ChatMessage> {
  const userId = ctx.viewer.id;
  await ctx.limiter.spend("chatBurst", userId);
  await ctx.limiter.spend("chat", userId);
  const { stored, seats, name } = await ctx.db.transaction(async (tx) => {
    const seat = await requireChatSeat(tx, ctx.viewer, teeTimeId, { held: true });
    if (!isChatOpen(seat, ctx.clock.now())) throw conflict("This chat is closed");
    return { ...seat, stored: await appendLine(tx, { teeTimeId, userId, type: "message", message, clientId }) };
  });
  const line = lineOfRow({ ...stored, ...name, teeTimeId, userId, type: "message", clientId: clientId ?? null });
  ctx.rooms.offer(line);
  await ctx.bus.publish({ type: "chat-line", teeTimeId, seq: line.seq, seats });
  return line;
}
