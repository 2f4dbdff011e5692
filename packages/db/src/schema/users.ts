import { QUIET_DEFAULT } from "@fourball/domain/notification/quiet-hours";
import type { HomePlace } from "@fourball/domain/position";
import { HANDICAP_MAX, LAST_NAME_AUDIENCES } from "@fourball/domain/profile/constants";
import { STARS_MAX } from "@fourball/domain/rating/constants";
import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { between, id, instant, lower, oneOf } from "./columns.ts";
import { CONSTRAINT } from "./constraint-names.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    /** Normalised: NFC, lower case. */
    email: text().notNull(),
    /** When a mailed link proved that the golfer reads mail at this address. */
    emailVerifiedAt: instant(),
    /** The account is from before addresses were proven: mails about games go to it all the same. */
    isMailedUnproven: boolean().notNull().default(false),
    passwordHash: text(),
    firstName: text(),
    lastName: text(),
    lastNameTo: text({ enum: LAST_NAME_AUDIENCES }).notNull().default("everyone"),
    /** Games say why their group fits. */
    showsReasons: boolean().notNull().default(true),
    phoneNumber: text(),
    profileImageUrl: text(),
    coverImageUrl: text(),
    bio: text(),
    publicProfile: boolean().notNull().default(true),
    /** With consent; without it only the device knows the place. */
    homePlace: jsonb().$type<HomePlace>(),
    handicap: numeric({ precision: 3, scale: 1, mode: "number" }),
    /** The mean of the stars received, 0 without any; only the code of ratings writes these three. */
    rating: numeric({ precision: 3, scale: 2, mode: "number" }).notNull().default(0),
    ratingsCount: integer().notNull().default(0),
    ratingsSum: integer().notNull().default(0),
    gamesHosted: integer().notNull().default(0),
    gamesPlayed: integer().notNull().default(0),
    isAdmin: boolean().notNull().default(false),
    /** All of a channel: while it is off, what is chosen by kind is kept. Texts are on while there is a consent to them. */
    emailOn: boolean().notNull().default(true),
    pushOn: boolean().notNull().default(true),
    emailJoinRequests: boolean().notNull().default(true),
    emailRequestApprovals: boolean().notNull().default(true),
    emailTeeTimeChanges: boolean().notNull().default(true),
    emailMarketing: boolean().notNull().default(true),
    emailSavedSearches: boolean().notNull().default(true),
    emailOpenSpots: boolean().notNull().default(true),
    smsJoinRequests: boolean().notNull().default(true),
    smsRequestApprovals: boolean().notNull().default(true),
    smsTeeTimeChanges: boolean().notNull().default(true),
    /** What the browsers with a push subscription show. */
    pushJoinRequests: boolean().notNull().default(true),
    pushRequestApprovals: boolean().notNull().default(true),
    pushTeeTimeChanges: boolean().notNull().default(true),
    pushSavedSearches: boolean().notNull().default(true),
    pushOpenSpots: boolean().notNull().default(true),
    /** `HH:mm` on the golfer's clock: in between, push and text messages wait. Both null: they never do. */
    quietFrom: text().default(QUIET_DEFAULT.from),
    quietTo: text().default(QUIET_DEFAULT.to),
    /** IANA name of the golfer's clock, as a browser said it; null until one did. */
    timeZone: text(),
    /** When the golfer agreed to text messages, or to offers; without that none is sent, whatever the flags say. */
    smsOptInAt: instant(),
    marketingOptInAt: instant(),
    /** The Thursday whose weekly email was written, or had nothing to say. */
    digestOn: date({ mode: "string" }),
    /** SHA-256 of the token that only authorizes unsubscribing from emails; it is derived, and stored with the first email. */
    unsubscribeHash: text().unique("users_unsubscribe_hash_key"),
    /** The same of a token from before they were derived: links in old emails work. */
    oldUnsubscribeHash: text().unique("users_old_unsubscribe_hash_key"),
    /** The name in the form that searches compare with. */
    searchText: text().notNull().default(""),
    /** A last name that only admins find the golfer by; it is not shown to everyone. */
    hiddenSearchText: text(),
    lastSeenAt: instant(),
    /** An admin keeps the golfer out, until it is lifted or until the end below. */
    suspendedAt: instant(),
    /** Null for good. */
    suspendedUntil: instant(),
    /** The golfer closed the account: what identified it is gone, the row stays for the games that were played. */
    deletedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant()
      .notNull()
      .defaultNow()
      .$onUpdate(() => sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex(CONSTRAINT.userEmail).on(lower(t.email)),
    index("users_search_idx").using("gin", t.searchText.op("gin_trgm_ops")),
    index("users_digest_idx").on(t.digestOn).where(sql`${t.emailMarketing} and ${t.marketingOptInAt} is not null`),
    index("users_last_seen_idx").on(t.lastSeenAt),
    check("users_last_name_to_known", oneOf(t.lastNameTo, LAST_NAME_AUDIENCES)),
    check("users_ratings_not_negative", sql`${t.ratingsCount} >= 0 and ${t.ratingsSum} >= ${t.ratingsCount}`),
    check("users_rating_range", between(t.rating, 0, STARS_MAX)),
    check("users_handicap_range", between(t.handicap, 0, HANDICAP_MAX)),
    check("users_quiet_hours_whole", sql`(${t.quietFrom} is null) = (${t.quietTo} is null)`),
    check("users_games_not_negative", sql`${t.gamesHosted} >= 0 and ${t.gamesPlayed} >= 0`),
  ],
);

/** A golfer, with whose account the row is deleted. */
export const userRef = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
