import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { teeTimeRef } from "./tee-times.ts";
import { userRef } from "./users.ts";

/** The chats that golfers muted. */
export const chatMutes = pgTable(
  "chat_mutes",
  {
    teeTimeId: teeTimeRef(),
    userId: userRef(),
  },
  (t) => [primaryKey({ columns: [t.teeTimeId, t.userId] }), index("chat_mutes_user_idx").on(t.userId)],
);
