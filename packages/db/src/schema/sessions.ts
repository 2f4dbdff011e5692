import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "./columns.ts";
import { CONSTRAINT } from "./constraint-names.ts";
import { userRef, users } from "./users.ts";

/** What a session remembers beside its end. Times are ISO instants. */
export type SessionContent = {
  userId: string;
  createdAt: string;
  userAgent: string | null;
  /** When the password was last given, unless it was at the creation. */
  passwordAt?: string;
  /** The passkey that opened it, or that was used since. */
  passkeyId?: string;
  /** The browser has a new token since; the row is expired. */
  isRenewed?: true;
};

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token in the cookie: a copy of this table opens nothing. */
    sid: text().primaryKey(),
    sess: jsonb().$type<SessionContent>().notNull(),
    expire: instant().notNull(),
  },
  (t) => [index("sessions_user_idx").on(sql`(${t.sess} ->> 'userId')`), index("sessions_expire_idx").on(t.expire)],
);

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
