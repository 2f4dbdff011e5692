import type { Db } from "@fourball/db/client";
import { prepareOnce } from "@fourball/db/prepare-once";
import { chatMessages, chatReactions } from "@fourball/db/schema/index";
import type { ChatReactions } from "@fourball/domain/chat/message";
import { and, eq, sql } from "drizzle-orm";

const find = prepareOnce((db) => {
  const { messageId, userId, emoji, createdAt } = chatReactions;
  const { id, teeTimeId, seq } = chatMessages;
  return db
    .select({ userId, emoji })
    .from(chatReactions)
    .innerJoin(chatMessages, eq(id, messageId))
    .where(and(eq(teeTimeId, sql.placeholder("teeTimeId")), eq(seq, sql.placeholder("seq"))))
    .orderBy(createdAt, userId);
});

/** All reactions to one message, the first first. */
export const reactionsTo = (db: Db, message: { teeTimeId: string; seq: number }): Promise<ChatReactions> => find(db, message);
