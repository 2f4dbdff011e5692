import { IDENTITY_PURPOSES } from "@fourball/domain/identity/constants";
import { PASSKEY_DEVICES, PASSKEY_NAME_MAX } from "@fourball/domain/passkey/constants";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, oneOf, textLength } from "./columns.ts";
import { userRef, users } from "./users.ts";

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

export const passkeys = pgTable(
  "passkeys",
  {
    /** The id that the authenticator gave it, as base64url. */
    id: text().primaryKey(),
    userId: userRef(),
    /** COSE, as base64url. */
    publicKey: text().notNull(),
    /** How often it was used; always 0 for most synced ones. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    device: text({ enum: PASSKEY_DEVICES }).notNull(),
    isBackedUp: boolean().notNull(),
    /** The model of the authenticator; zeros where it is unknown. */
    aaguid: uuid().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (t) => [
    index("passkeys_user_idx").on(t.userId),
    check("passkeys_device_known", oneOf(t.device, PASSKEY_DEVICES)),
    check("passkeys_name_length", textLength(t.name, 1, PASSKEY_NAME_MAX)),
    check("passkeys_counter_not_negative", sql`${t.counter} >= 0`),
  ],
);

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
