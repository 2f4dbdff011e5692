import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { userRef } from "./users.ts";

export const golferBlocks = pgTable(
  "golfer_blocks",
  {
    blockerId: userRef(),
    blockedId: userRef(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index("golfer_blocks_blocked_idx").on(t.blockedId, t.blockerId),
    check("golfer_blocks_not_self", sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);
