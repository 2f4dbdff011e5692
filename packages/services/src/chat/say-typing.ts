import type { RoomInput } from "@fourball/domain/chat/message";
import { displayName } from "@fourball/domain/profile/name";
import { requireChatAccess } from "../core/access/require-chat-access.ts";
import type { MemberContext } from "../core/service-context.ts";

/** Shows the others in the chat that the viewer is typing; nothing is stored. */
export async function sayTyping(ctx: MemberContext, { teeTimeId }: RoomInput): Promise<{ teeTimeId: string }> {
  await ctx.limiter.spend("chatSigns", ctx.viewer.id);
  const { name } = await requireChatAccess(ctx.db, ctx.viewer, teeTimeId);
  const person = { userId: ctx.viewer.id, userName: displayName(name) };
  await ctx.bus.publish({ type: "chat-typing", teeTimeId, person });
  return { teeTimeId };
}
