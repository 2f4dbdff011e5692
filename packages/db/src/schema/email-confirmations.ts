import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "./columns.ts";
import { users } from "./users.ts";

/** What happens when the link that was mailed to the address is opened. */
export type ConfirmedRequest =
  | { kind: "sign-up"; passwordHash: string; firstName: string; lastName: string | null; returnTo?: string | undefined }
  | {
      kind: "guest-request";
      teeTimeId: string;
      guestName: string;
      message: string | null;
      /** The invite link of the game that the guest had. */
      inviteVersion?: number | undefined;
      /** The guest has the spot already, and only proves the address. */
      guestRequestId?: string | undefined;
    }
  /** The address becomes, or is proven to be, that of the account. */
  | { kind: "account-email" }
  /** The address is the account's again. */
  | { kind: "email-undo" };

/** A mailbox that somebody claims to read. Nothing here holds an address: several may wait for one. */
export const emailConfirmations = pgTable(
  "email_confirmations",
  {
    id: id(),
    /** Normalised: NFC, lower case. */
    email: text().notNull(),
    request: jsonb().$type<ConfirmedRequest>().notNull(),
    /** The account that it is about; null for those who have none. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the secret in the browser of a sign-up. */
    browserHash: text(),
    /** SHA-256 of the token in the newest mail; null until there is one. */
    hash: text().unique("email_confirmations_hash_key"),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("email_confirmations_email_idx").on(t.email),
    index("email_confirmations_user_idx").on(t.userId),
    index("email_confirmations_expiry_idx").on(t.expiresAt),
    uniqueIndex("email_confirmations_account_once").on(t.userId).where(sql`${t.request} ->> 'kind' = 'account-email'`),
    check(
      "email_confirmations_account_known",
      sql`(${t.userId} is not null) = (${t.request} ->> 'kind' in ('account-email', 'email-undo'))`,
    ),
  ],
);
