import { REACTIONS } from "@fourball/domain/chat/constants";
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { chatMessages } from "./chat-messages.ts";
import { oneOf } from "./checks.ts";
import { users } from "./users.ts";

/** One answer of each golfer to a message. */
export const chatReactions = pgTable(
  "chat_reactions",
  {
    messageId: uuid()
      .notNull()
      .references(() => chatMessages.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    emoji: text({ enum: REACTIONS }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.userId] }),
    index("chat_reactions_user_idx").on(t.userId),
    check("chat_reactions_emoji_known", oneOf(t.emoji, REACTIONS)),
  ],
);
