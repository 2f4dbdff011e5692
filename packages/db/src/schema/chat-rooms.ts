import { sql } from "drizzle-orm";
import { check, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { teeTimes } from "./tee-times.ts";

/** The room of a tee time, from its first line on. Whoever writes locks the row, so numbers and commits have one order. */
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
