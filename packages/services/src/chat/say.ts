import type { ChatMessage, SayInput } from "@fourball/domain/chat/message";
import type { MemberContext } from "../core/service-context.ts";

/** Returns once the message is stored for good. Sent again with the same client id, it is still one message. */
export async function say(ctx: MemberContext, message: SayInput): Promise<ChatMessage> {
  await ctx.limiter.spend("chatBurst", ctx.viewer.id);
  await ctx.limiter.spend("chat", ctx.viewer.id);
  return ctx.chat.writer.write(ctx, message);
}
