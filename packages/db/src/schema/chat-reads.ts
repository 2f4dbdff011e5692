import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { teeTimeRef } from "./tee-times.ts";
import { userRef } from "./users.ts";

/** How far each golfer has read each room. */
export const chatReads = pgTable(
  "chat_reads",
  {
    teeTimeId: teeTimeRef(),
    userId: userRef(),
    seq: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.teeTimeId, t.userId] }),
    index("chat_reads_user_idx").on(t.userId),
    check("chat_reads_seq_not_negative", sql`${t.seq} >= 0`),
  ],
);
