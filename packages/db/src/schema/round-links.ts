import { sql } from "drizzle-orm";
import { index, pgTable, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { teeTimes } from "./tee-times.ts";
import { users } from "./users.ts";

/** The links by which golfers show somebody they trust where they play. The secret part is derived from the id. */
export const roundLinks = pgTable(
  "round_links",
  {
    id: uuid().primaryKey().defaultRandom(),
    teeTimeId: uuid()
      .notNull()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [unique("round_links_once").on(t.teeTimeId, t.userId), index("round_links_user_idx").on(t.userId)],
);
