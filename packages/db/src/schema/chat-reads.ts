import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { teeTimes } from "./tee-times.ts";
import { users } from "./users.ts";

/** How far each golfer has read each room. */
export const chatReads = pgTable(
  "chat_reads",
  {
    teeTimeId: uuid()
      .notNull()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.teeTimeId, t.userId] }),
    index("chat_reads_user_idx").on(t.userId),
    check("chat_reads_seq_not_negative", sql`${t.seq} >= 0`),
  ],
);
