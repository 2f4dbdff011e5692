import { sql } from "drizzle-orm";
import { check, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { teeTimes } from "./tee-times.ts";

/** The chat of a tee time, created with its first message. Writers lock the row, so messages commit in the order of their numbers. */
export const chatRooms = pgTable(
  "chat_rooms",
  {
    teeTimeId: uuid()
      .primaryKey()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    lastSeq: integer().notNull().default(0),
  },
  (t) => [check("chat_rooms_seq_not_negative", sql`${t.lastSeq} >= 0`)],
);
