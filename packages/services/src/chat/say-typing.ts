import type { RoomInput } from "@fourball/domain/chat/message";
import { displayName } from "@fourball/domain/profile/name";
import { requireChatSeat } from "../access/require-chat-seat.ts";
import type { MemberContext } from "../service-context.ts";

/** Tells the others in the room that the viewer is writing; nothing is stored. */
export async function sayTyping(ctx: MemberContext, { teeTimeId }: RoomInput): Promise<{ teeTimeId: string }> {
  await ctx.limiter.spend("chatSigns", ctx.viewer.id);
  const { name } = await requireChatSeat(ctx.db, ctx.viewer, teeTimeId);
  const person = { userId: ctx.viewer.id, userName: displayName(name) };
  await ctx.bus.publish({ type: "chat-typing", teeTimeId, person });
  return { teeTimeId };
}
