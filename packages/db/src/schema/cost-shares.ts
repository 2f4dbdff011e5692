import { CURRENCIES, SHARE_MAX } from "@fourball/domain/cost/constants";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { between, oneOf } from "./checks.ts";
import { guestRequests } from "./guest-requests.ts";
import { teeTimes } from "./tee-times.ts";
import { users } from "./users.ts";

/** What one player of a round that is over owes another, in cents. */
export const costShares = pgTable(
  "cost_shares",
  {
    id: uuid().primaryKey().defaultRandom(),
    teeTimeId: uuid()
      .notNull()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    /** Who owes: a golfer, or a guest. */
    golferId: uuid().references(() => users.id, { onDelete: "cascade" }),
    guestRequestId: uuid().references(() => guestRequests.id, { onDelete: "cascade" }),
    creditorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    cents: integer().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    /** The creditor set this amount; a change of the game's costs leaves it. */
    changedAt: timestamp({ withTimezone: true }),
    /** When the creditor last reminded the golfer who owes. */
    remindedAt: timestamp({ withTimezone: true }),
    /** When the golfer who owes said that it's paid. */
    paidAt: timestamp({ withTimezone: true }),
    /** When the creditor said that it came. */
    receivedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique("cost_shares_golfer_once").on(t.teeTimeId, t.golferId),
    unique("cost_shares_guest_once").on(t.teeTimeId, t.guestRequestId),
    index("cost_shares_golfer_idx").on(t.golferId),
    index("cost_shares_creditor_idx").on(t.creditorId),
    check("cost_shares_of_one", sql`num_nonnulls(${t.golferId}, ${t.guestRequestId}) = 1`),
    check("cost_shares_not_self", sql`${t.golferId} is distinct from ${t.creditorId}`),
    check("cost_shares_cents_range", between(t.cents, 0, SHARE_MAX)),
    check("cost_shares_currency_known", oneOf(t.currency, CURRENCIES)),
  ],
);
