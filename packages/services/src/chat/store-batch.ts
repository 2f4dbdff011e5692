import { chatsClosedUntil } from "@fourball/domain/chat/constants";
import type { NewMessage, WriterContext } from "../core/message-writer.ts";
import { type NewRow, storeMessages } from "./batch-statements.ts";
import { messageAsStored, type StoredMessage } from "./stored-message.ts";

export type WaitingMessage = { ctx: WriterContext; message: NewMessage };

/**
 * Stores messages of many chats under the next numbers, in their order, by one statement for all. Left out of the result are
 * those that have to be stored or refused alone: in a chat that is locked now or takes none, and of a golfer who may not write
 * there. No two may have the same client id.
 */
export async function storeBatch<Waiting extends WaitingMessage>(
  { db, clock }: Pick<WriterContext, "db" | "clock">,
  batch: Waiting[],
): Promise<Map<Waiting, StoredMessage>> {
  const rows = await storeMessages(db, {
    ids: [...new Set(batch.map(({ message }) => message.teeTimeId))],
    rows: JSON.stringify(batch.map(newRow)),
    closedUntil: chatsClosedUntil(clock.now()).toString(),
  });
  const stored = new Map<Waiting, StoredMessage>();
  for (const { place, readerIds, isRepeated, firstName, lastName, ...row } of rows) {
    const waiting = batch[place];
    if (!waiting) throw new Error("a message was stored that is not in its batch");
    const { message: sent, ctx } = waiting;
    const author = { id: ctx.viewer.id, firstName, lastName };
    stored.set(waiting, { message: messageAsStored({ sent, author, row }), readerIds, isRepeated });
  }
  return stored;
}

const newRow = ({ ctx, message: { teeTimeId, message, clientId } }: WaitingMessage, place: number): NewRow => ({
  place,
  tee_time_id: teeTimeId,
  user_id: ctx.viewer.id,
  message,
  client_id: clientId ?? null,
});
