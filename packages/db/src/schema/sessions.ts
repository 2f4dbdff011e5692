import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

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
