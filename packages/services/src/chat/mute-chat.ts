import { chatMutes } from "@fourball/db/schema/index";
import type { MuteInput } from "@fourball/domain/chat/message";
import { and, asc, eq } from "drizzle-orm";
import { requireChatAccess } from "../core/access/require-chat-access.ts";
import type { MemberContext } from "../core/service-context.ts";

/** The messages of a muted chat are counted on its game only, not in the viewer's total; others don't see it. */
export async function muteChat(ctx: MemberContext, { teeTimeId, isMuted }: MuteInput): Promise<MuteInput> {
  const userId = ctx.viewer.id;
  await ctx.limiter.spend("chatSigns", userId);
  await requireChatAccess(ctx.db, ctx.viewer, teeTimeId);
  if (isMuted) await ctx.db.insert(chatMutes).values({ teeTimeId, userId }).onConflictDoNothing();
  else await ctx.db.delete(chatMutes).where(and(eq(chatMutes.teeTimeId, teeTimeId), eq(chatMutes.userId, userId)));
  await ctx.bus.publish({ type: "chat-muted", teeTimeId, userId });
  return { teeTimeId, isMuted };
}

/** The games whose chats the viewer muted. */
export async function listMutedChats({ db, viewer }: MemberContext): Promise<string[]> {
  const rows = await db
    .select({ teeTimeId: chatMutes.teeTimeId })
    .from(chatMutes)
    .where(eq(chatMutes.userId, viewer.id))
    .orderBy(asc(chatMutes.teeTimeId));
  return rows.map(({ teeTimeId }) => teeTimeId);
}
