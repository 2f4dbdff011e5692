import { PASSKEY_DEVICES, PASSKEY_NAME_MAX } from "@fourball/domain/passkey/constants";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { oneOf, textLength } from "./checks.ts";
import { createdAt, instant } from "./columns.ts";
import { userRef } from "./users.ts";

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
