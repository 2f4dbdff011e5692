import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

export const golferBlocks = pgTable(
  "golfer_blocks",
  {
    blockerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    blockedId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index("golfer_blocks_blocked_idx").on(t.blockedId, t.blockerId),
    check("golfer_blocks_not_self", sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);
