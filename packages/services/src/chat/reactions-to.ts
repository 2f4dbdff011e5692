import type { Db } from "@fourball/db/client";
import { chatMessages, chatReactions } from "@fourball/db/schema/index";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { ChatReactions } from "@fourball/domain/chat/message";
import { sql } from "drizzle-orm";

const find = prepareSelect(
  { userId: chatReactions.userId, emoji: chatReactions.emoji },
  from(chatReactions).join(chatMessages, sql`${chatMessages.id} = ${chatReactions.messageId}`),
  sql`where ${chatMessages.teeTimeId} = ${sql.placeholder("teeTimeId")}::uuid and ${chatMessages.seq} = ${sql.placeholder("seq")}::int
    order by ${chatReactions.createdAt}, ${chatReactions.userId}`,
);

/** All reactions to one message, the first first. */
export const reactionsTo = (db: Db, message: { teeTimeId: string; seq: number }): Promise<ChatReactions> => find(db, message);
