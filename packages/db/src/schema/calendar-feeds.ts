import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** The private address at which a golfer's calendar program finds the golfer's rounds; a new one revokes the old. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the secret part, which is shown once. */
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [unique("calendar_feeds_token_key").on(t.tokenHash)],
);
