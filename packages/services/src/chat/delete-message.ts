import type { Tx } from "@fourball/db/client";
import { before, flag } from "@fourball/db/expressions";
import { clock } from "@fourball/db/schema/columns";
import { chatMessages, chatReactions, pictures } from "@fourball/db/schema/index";
import { DELETE_MINUTES, MESSAGE_DELETED } from "@fourball/domain/chat/constants";
import type { DeletedMessage, DeleteMessageInput } from "@fourball/domain/chat/message";
import { fail } from "@fourball/domain/failure";
import { and, eq, exists, gt, not } from "drizzle-orm";
import { requireChatAccess } from "../core/access/require-chat-access.ts";
import type { MemberContext } from "../core/service-context.ts";

type Message = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

async function lockMessage(tx: Tx, message: DeleteMessageInput) {
  const { id, teeTimeId, seq, type, userId, pictureId, deletedAt, createdAt } = chatMessages;
  const isFresh = flag(gt(createdAt, before(clock, { mins: DELETE_MINUTES })));
  const [locked] = await tx
    .select({ id, userId, pictureId, deletedAt, isFresh })
    .from(chatMessages)
    .where(and(eq(teeTimeId, message.teeTimeId), eq(seq, message.seq), eq(type, "message")))
    .for("update");
  return locked;
}

/** The author deletes a message of the last minutes, the host any; its text, photo and reactions are gone. Repeating it changes nothing. */
export async function deleteMessage(ctx: MemberContext, { teeTimeId, seq }: DeleteMessageInput): Promise<DeletedMessage> {
  await ctx.limiter.spend("chatSigns", ctx.viewer.id);
  await ctx.db.transaction(async (tx) => {
    const { hostId } = await requireChatAccess(tx, ctx.viewer, teeTimeId, { held: true });
    const message = await lockMessage(tx, { teeTimeId, seq });
    if (!message) throw fail("messageNotFound");
    if (message.deletedAt) return;
    if (hostId !== ctx.viewer.id) {
      if (message.userId !== ctx.viewer.id) throw fail("messageOfAnother");
      if (!message.isFresh) throw fail("deleteTooLate", { values: { minutes: DELETE_MINUTES } });
    }
    await eraseMessage(tx, message);
  });
  await ctx.bus.publish({ type: "chat-deleted", teeTimeId, seq });
  return { seq };
}

type Erased = Pick<Message, "id" | "pictureId">;

/** Takes the text, the photo and the reactions of a locked message. */
export async function eraseMessage(tx: Tx, { id, pictureId }: Erased): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ message: MESSAGE_DELETED, pictureId: null, deletedAt: clock })
    .where(eq(chatMessages.id, id));
  await tx.delete(chatReactions).where(eq(chatReactions.messageId, id));
  if (!pictureId) return;
  const isShown = exists(tx.select().from(chatMessages).where(eq(chatMessages.pictureId, pictureId)));
  await tx
    .update(pictures)
    .set({ unusedSince: clock })
    .where(and(eq(pictures.id, pictureId), not(isShown)));
}
