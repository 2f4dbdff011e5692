import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "./columns.ts";
import { userRef } from "./users.ts";

export const passwordResetTokens = pgTable(
  "password_reset_tokens",
  {
    id: id(),
    userId: userRef(),
    /** SHA-256 of the token in the mail. */
    token: text().notNull().unique("password_reset_tokens_token_key"),
    expiresAt: instant().notNull(),
    used: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index("password_reset_tokens_user_idx").on(t.userId)],
);
