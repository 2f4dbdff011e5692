import { pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
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
    createdAt: createdAt(),
  },
  (t) => [unique("calendar_feeds_token_key").on(t.tokenHash)],
);
