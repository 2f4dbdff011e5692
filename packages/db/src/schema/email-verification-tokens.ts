import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** Proves that a golfer reads the mail of the account's address. Deleted when it is used. */
export const emailVerificationTokens = pgTable(
  "email_verification_tokens",
  {
    /** SHA-256 of the token in the mail. */
    hash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index("email_verification_tokens_user_idx").on(t.userId)],
);
