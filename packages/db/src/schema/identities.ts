import { pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";
import { userRef } from "./users.ts";

/** An account elsewhere that signs its golfer in here. */
export const identities = pgTable(
  "identities",
  {
    issuer: text().notNull(),
    /** The golfer's id at the issuer. */
    subject: text().notNull(),
    userId: userRef(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject], name: "identities_pkey" }),
    unique("identities_once").on(t.userId, t.issuer),
  ],
);
