import type { Tx } from "@fourball/db/client";
import { pictures } from "@fourball/db/schema/index";
import { isChatOpen } from "@fourball/domain/chat/constants";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { conflict, unauthorized } from "@fourball/domain/failure";
import { and, eq, isNull } from "drizzle-orm";
import { type ChatAccess, requireChatAccess } from "../access/require-chat-access.ts";
import type { StoredPicture } from "../picture/store-picture.ts";
import type { MemberContext } from "../service-context.ts";
import { appendMessage } from "./append-message.ts";
import { messageOfRow } from "./message-query.ts";

type NewMessage = { teeTimeId: string; message: string; clientId?: string | undefined; picture?: StoredPicture };

/** Stores a message of the viewer and tells the room. Sent again with the same client id, it is still one message. */
export async function postMessage(ctx: MemberContext, { picture, ...message }: NewMessage): Promise<ChatMessage> {
  const userId = ctx.viewer.id;
  const { teeTimeId } = message;
  const { stored, readerIds, name } = await ctx.db.transaction(async (tx) => {
    const access = await requireOpenChat(ctx, tx, teeTimeId);
    const stored = await appendMessage(tx, { ...message, userId, type: "message", pictureId: picture?.id });
    if (picture && stored.pictureId === picture.id) await keepPicture(tx, picture.id);
    return { ...access, stored };
  });
  const { pictureId: _pictureId, ...row } = stored;
  const line = messageOfRow({
    ...row,
    ...name,
    teeTimeId,
    userId,
    type: "message",
    clientId: message.clientId ?? null,
    reactions: [],
    photo: picture ?? null,
  });
  ctx.rooms.offer(line);
  await ctx.bus.publish({ type: "chat-line", teeTimeId, seq: line.seq, readerIds });
  return line;
}

/** Who may write in a chat, while it takes messages; the access holds until the transaction ends. */
export async function requireOpenChat(ctx: MemberContext, tx: Tx, teeTimeId: string): Promise<ChatAccess> {
  const access = await requireChatAccess(tx, ctx.viewer, teeTimeId, { held: true });
  if (!isChatOpen(access, ctx.clock.now())) throw conflict("This chat is closed");
  return access;
}

/** A message shows it from now on; 401 if the account was deleted since, which deletes its pictures. */
async function keepPicture(tx: Tx, id: string): Promise<void> {
  const kept = await tx
    .update(pictures)
    .set({ unusedSince: null })
    .where(and(eq(pictures.id, id), isNull(pictures.deletedAt)))
    .returning({ id: pictures.id });
  if (kept.length === 0) throw unauthorized();
}
