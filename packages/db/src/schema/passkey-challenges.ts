import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** What a passkey has to sign. Deleted when it is used. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** SHA-256 of the challenge. */
    hash: text().primaryKey(),
    /** Who adds a passkey; null for a sign-in. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
  },
  (t) => [index("passkey_challenges_user_idx").on(t.userId)],
);
