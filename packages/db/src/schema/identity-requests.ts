import { IDENTITY_PURPOSES } from "@fourball/domain/identity/constants";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { oneOf } from "./checks.ts";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** A browser that is at the identity provider. Deleted when it comes back. */
export const identityRequests = pgTable(
  "identity_requests",
  {
    /** SHA-256 of the secret in the browser's cookie. */
    hash: text().primaryKey(),
    purpose: text({ enum: IDENTITY_PURPOSES }).notNull(),
    /** Who is signed in; null for a sign-in. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    state: text().notNull(),
    nonce: text().notNull(),
    /** Of PKCE: proves to the provider that the same server asks. */
    verifier: text().notNull(),
    /** The path to go on at. */
    returnTo: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index("identity_requests_user_idx").on(t.userId),
    check("identity_requests_purpose_known", oneOf(t.purpose, IDENTITY_PURPOSES)),
    check("identity_requests_user_known", sql`(${t.userId} is null) = (${t.purpose} = 'sign-in')`),
  ],
);
