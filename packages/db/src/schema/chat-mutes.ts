import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { teeTimes } from "./tee-times.ts";
import { users } from "./users.ts";

/** The chats that golfers muted. */
export const chatMutes = pgTable(
  "chat_mutes",
  {
    teeTimeId: uuid()
      .notNull()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.teeTimeId, t.userId] }), index("chat_mutes_user_idx").on(t.userId)],
);
