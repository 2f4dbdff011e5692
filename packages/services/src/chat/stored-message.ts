import { flag } from "@fourball/db/expressions";
import { chatMessages } from "@fourball/db/schema/index";
import type { ChatMessage } from "@fourball/domain/chat/message";
import type { BusEvent } from "@fourball/domain/ports/event-bus";
import type { Named } from "@fourball/domain/profile/name";
import { isNotNull } from "drizzle-orm";
import type { NewMessage, WriterContext } from "../core/message-writer.ts";
import type { StoredPicture } from "../golfers/picture/store-picture.ts";
import { type MessageRow, messageOfRow } from "./message-query.ts";

/** What only the database says of a message that was just stored. */
export const storedColumns = {
  id: chatMessages.id,
  seq: chatMessages.seq,
  message: chatMessages.message,
  isDeleted: flag(isNotNull(chatMessages.deletedAt)),
  createdAt: chatMessages.createdAt,
};

export type StoredMessage = {
  message: ChatMessage;
  /** The host and the confirmed players. */
  readerIds: string[];
  /** It was sent and stored before. */
  isRepeated: boolean;
};

type Written = {
  sent: NewMessage;
  author: Named & { id: string };
  row: Pick<MessageRow, keyof typeof storedColumns>;
  picture?: StoredPicture | undefined;
};

export const messageAsStored = ({ sent, author, row, picture }: Written): ChatMessage =>
  messageOfRow({
    id: row.id,
    seq: row.seq,
    message: row.message,
    isDeleted: row.isDeleted,
    createdAt: row.createdAt,
    firstName: author.firstName,
    lastName: author.lastName,
    teeTimeId: sent.teeTimeId,
    userId: author.id,
    type: "message",
    clientId: sent.clientId ?? null,
    reactions: [],
    photo: picture ?? null,
  });

/**
 * Tells every process. One that has the messages before it delivers it without reading; what was stored earlier may have
 * reactions by now, which a read shows.
 */
export const publishMessages = ({ bus }: Pick<WriterContext, "bus">, stored: StoredMessage[]): Promise<void> =>
  bus.publish(...stored.map(hintOf));

const hintOf = ({ message, readerIds, isRepeated }: StoredMessage): BusEvent => {
  const { teeTimeId, seq } = message;
  return { type: "chat-message", teeTimeId, seq, readerIds, ...(!isRepeated && { message }) };
};
