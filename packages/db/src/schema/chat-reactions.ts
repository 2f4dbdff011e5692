import { REACTIONS } from "@fourball/domain/chat/constants";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { chatMessages } from "./chat-messages.ts";
import { oneOf } from "./checks.ts";
import { createdAt } from "./columns.ts";
import { userRef } from "./users.ts";

/** One answer of each golfer to a message. */
export const chatReactions = pgTable(
  "chat_reactions",
  {
    messageId: uuid()
      .notNull()
      .references(() => chatMessages.id, { onDelete: "cascade" }),
    userId: userRef(),
    emoji: text({ enum: REACTIONS }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.userId] }),
    index("chat_reactions_user_idx").on(t.userId),
    check("chat_reactions_emoji_known", oneOf(t.emoji, REACTIONS)),
  ],
);
