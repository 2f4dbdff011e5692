import { sql } from "drizzle-orm";
import { pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** An account elsewhere that signs its golfer in here. */
export const identities = pgTable(
  "identities",
  {
    issuer: text().notNull(),
    /** The golfer's id at the issuer. */
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject], name: "identities_pkey" }),
    unique("identities_once").on(t.userId, t.issuer),
  ],
);
