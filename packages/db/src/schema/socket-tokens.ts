import { foreignKey, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { CONSTRAINT } from "./constraint-names.ts";
import { sessions } from "./sessions.ts";
import { userRef } from "./users.ts";

/** Lets one socket in, once, within a minute. */
export const socketTokens = pgTable(
  "socket_tokens",
  {
    /** SHA-256 of the token. */
    hash: text().primaryKey(),
    userId: userRef(),
    /** The session that asked for it: the token ends with it, and so does the socket. Null for a caller without a browser, whose token opens nothing. */
    sid: text(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    foreignKey({ name: CONSTRAINT.sessionOfSocketToken, columns: [t.sid], foreignColumns: [sessions.sid] }).onDelete("cascade"),
    index("socket_tokens_user_idx").on(t.userId),
    index("socket_tokens_sid_idx").on(t.sid),
    index("socket_tokens_expires_idx").on(t.expiresAt),
  ],
);
