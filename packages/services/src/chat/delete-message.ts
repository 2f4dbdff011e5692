import type { Tx } from "@fourball/db/client";
import { chatMessages, chatReactions, pictures } from "@fourball/db/schema/index";
import { asBoolean } from "@fourball/db/select/expression";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { DELETE_MINUTES, MESSAGE_DELETED, TOO_LATE_TO_DELETE } from "@fourball/domain/chat/constants";
import type { DeletedMessage, DeleteMessageInput } from "@fourball/domain/chat/message";
import { conflict, forbidden, notFound } from "@fourball/domain/failure";
import { and, eq, exists, not, sql } from "drizzle-orm";
import { requireChatAccess } from "../core/access/require-chat-access.ts";
import type { MemberContext } from "../core/service-context.ts";

const minutes = sql.raw(`interval '${DELETE_MINUTES} minutes'`);
const findForUpdate = prepareSelect(
  {
    id: chatMessages.id,
    userId: chatMessages.userId,
    pictureId: chatMessages.pictureId,
    isDeleted: asBoolean(sql`${chatMessages.deletedAt} is not null`),
    isFresh: asBoolean(sql`${chatMessages.createdAt} > clock_timestamp() - ${minutes}`),
  },
  from(chatMessages),
  sql`where ${chatMessages.teeTimeId} = ${sql.placeholder("teeTimeId")}::uuid and ${chatMessages.seq} = ${sql.placeholder("seq")}::int
    and ${chatMessages.type} = 'message' for update`,
);
type Message = RowOf<typeof findForUpdate>;

/** The author deletes a message of the last minutes, the host any; its text, photo and reactions are gone. Repeating it changes nothing. */
export async function deleteMessage(ctx: MemberContext, { teeTimeId, seq }: DeleteMessageInput): Promise<DeletedMessage> {
  await ctx.limiter.spend("chatSigns", ctx.viewer.id);
  await ctx.db.transaction(async (tx) => {
    const { hostId } = await requireChatAccess(tx, ctx.viewer, teeTimeId, { held: true });
    const [message] = await findForUpdate(tx, { teeTimeId, seq });
    if (!message) throw notFound("Message not found");
    if (message.isDeleted) return;
    if (hostId !== ctx.viewer.id) {
      if (message.userId !== ctx.viewer.id) throw forbidden("Only its author or the host can delete a message");
      if (!message.isFresh) throw conflict(TOO_LATE_TO_DELETE);
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
    .set({ message: MESSAGE_DELETED, pictureId: null, deletedAt: sql`clock_timestamp()` })
    .where(eq(chatMessages.id, id));
  await tx.delete(chatReactions).where(eq(chatReactions.messageId, id));
  if (!pictureId) return;
  const isShown = exists(tx.select().from(chatMessages).where(eq(chatMessages.pictureId, pictureId)));
  await tx
    .update(pictures)
    .set({ unusedSince: sql`clock_timestamp()` })
    .where(and(eq(pictures.id, pictureId), not(isShown)));
}
