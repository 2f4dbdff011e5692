import { index, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** The answers of calls that created something, by the key with which a client may repeat the call. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** The golfer, or the address of a visitor: nobody gets another's answer. */
    owner: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the call with its input. */
    requestHash: text().notNull(),
    /** Null only inside of the transaction that creates. */
    answer: json(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key] }), index("idempotency_keys_created_idx").on(t.createdAt)],
);
