import type { Tx } from "@fourball/db/client";
import type { Commit } from "@fourball/db/deadline";
import { pictures } from "@fourball/db/schema/index";
import { isChatOpen } from "@fourball/domain/chat/constants";
import { fail } from "@fourball/domain/failure";
import { and, eq, isNull } from "drizzle-orm";
import { type ChatAccess, requireChatAccess } from "../core/access/require-chat-access.ts";
import type { WriterContext } from "../core/message-writer.ts";
import type { StoredPicture } from "../golfers/picture/store-picture.ts";
import { appendMessage } from "./append-message.ts";
import type { WaitingMessage } from "./store-batch.ts";
import { messageAsStored, type StoredMessage } from "./stored-message.ts";

type Alone = WaitingMessage & { commit?: Commit; picture?: StoredPicture };

/** Stores a message by a transaction of its own, which waits for locks, or throws why it is refused. */
export async function storeAlone({ ctx, message, commit, picture }: Alone): Promise<StoredMessage> {
  const userId = ctx.viewer.id;
  const { stored, readerIds, name } = await ctx.db.transaction(async (tx) => {
    const access = await requireOpenChat(ctx, tx, message.teeTimeId);
    const stored = await appendMessage(tx, { ...message, userId, type: "message", pictureId: picture?.id });
    if (picture && stored.pictureId === picture.id) await keepPicture(tx, picture.id);
    commit?.start();
    return { ...access, stored };
  });
  const author = { ...name, id: userId };
  return { message: messageAsStored({ sent: message, author, row: stored, picture }), readerIds, isRepeated: stored.isRepeated };
}

/** Who may write in a chat, while it takes messages; the access holds until the transaction ends. */
export async function requireOpenChat(ctx: WriterContext, tx: Tx, teeTimeId: string): Promise<ChatAccess> {
  const access = await requireChatAccess(tx, ctx.viewer, teeTimeId, { held: true });
  if (!isChatOpen(access, ctx.clock.now())) throw fail("chatClosed");
  return access;
}

/** A message shows it from now on; 401 if the account was deleted since, which deletes its pictures. */
async function keepPicture(tx: Tx, id: string): Promise<void> {
  const kept = await tx
    .update(pictures)
    .set({ unusedSince: null })
    .where(and(eq(pictures.id, id), isNull(pictures.deletedAt)))
    .returning({ id: pictures.id });
  if (kept.length === 0) throw fail("unauthorized");
}
