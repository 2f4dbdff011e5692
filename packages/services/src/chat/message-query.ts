import { chatMessages, chatReactions, users } from "@fourball/db/schema/index";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { jsonList } from "@fourball/db/select/json";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import type { Stored } from "@fourball/db/select/stored";
import { from } from "@fourball/db/select/tables";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { SYSTEM_MESSAGE } from "@fourball/domain/chat/system-message";
import { displayName } from "@fourball/domain/profile/name";
import { type SQL, sql } from "drizzle-orm";

const columns = {
  id: chatMessages.id,
  teeTimeId: chatMessages.teeTimeId,
  seq: chatMessages.seq,
  type: chatMessages.type,
  userId: chatMessages.userId,
  message: chatMessages.message,
  clientId: chatMessages.clientId,
  createdAt: chatMessages.createdAt,
  reactions: jsonList(
    { userId: chatReactions.userId, emoji: chatReactions.emoji },
    from(chatReactions),
    sql`where ${chatReactions.messageId} = ${chatMessages.id} order by ${chatReactions.createdAt}, ${chatReactions.userId}`,
  ),
  firstName: users.firstName,
  lastName: users.lastName,
};

/** Builds a query for the lines that `which` names, by `where … order …` after the tables. */
export const prepareMessages = (which: SQL) =>
  prepareSelect(columns, from(chatMessages).leftJoin(users, sql`${users.id} = ${chatMessages.userId}`), which);

export function messageOfRow({ firstName, lastName, createdAt, ...row }: Stored<typeof columns, "users">): ChatMessage {
  const userName = displayName({ firstName, lastName });
  return {
    ...row,
    userName,
    message: row.type === "message" ? row.message : SYSTEM_MESSAGE[row.type](userName),
    timestamp: isoInstant(createdAt),
  };
}
