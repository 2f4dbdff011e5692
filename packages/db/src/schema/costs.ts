import { COST_MAX, COST_RULE_MAX, CURRENCIES, PAYEES, SHARE_MAX } from "@fourball/domain/cost/constants";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { between, id, instant, oneOf, textLength, updatedAt } from "./columns.ts";
import { guestRequests } from "./guest-requests.ts";
import { teeTimeRef, teeTimes } from "./tee-times.ts";
import { userRef, users } from "./users.ts";

/** What each player of a game pays, in cents; null where the host hasn't said. */
export const teeTimeCosts = pgTable(
  "tee_time_costs",
  {
    teeTimeId: uuid()
      .primaryKey()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    currency: text({ enum: CURRENCIES }).notNull().default("USD"),
    greenFee: integer(),
    cart: integer(),
    deposit: integer(),
    payee: text({ enum: PAYEES }).notNull(),
    /** Who booked with the course; the host, where that golfer doesn't play any more. */
    bookedById: userRef(),
    /** The course's rule on cancelling. */
    rule: text(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("tee_time_costs_currency_known", oneOf(t.currency, CURRENCIES)),
    check("tee_time_costs_payee_known", oneOf(t.payee, PAYEES)),
    check("tee_time_costs_green_fee_range", between(t.greenFee, 0, COST_MAX)),
    check("tee_time_costs_cart_range", between(t.cart, 0, COST_MAX)),
    check("tee_time_costs_deposit_range", between(t.deposit, 0, COST_MAX)),
    check("tee_time_costs_rule_length", textLength(t.rule, 1, COST_RULE_MAX)),
  ],
);

/** What one player of a round that is over owes another, in cents. */
export const costShares = pgTable(
  "cost_shares",
  {
    id: id(),
    teeTimeId: teeTimeRef(),
    /** Who owes: a golfer, or a guest. */
    golferId: uuid().references(() => users.id, { onDelete: "cascade" }),
    guestRequestId: uuid().references(() => guestRequests.id, { onDelete: "cascade" }),
    creditorId: userRef(),
    cents: integer().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    /** The creditor set this amount; a change of the game's costs leaves it. */
    changedAt: instant(),
    /** When the creditor last reminded the golfer who owes. */
    remindedAt: instant(),
    /** When the golfer who owes said that it's paid. */
    paidAt: instant(),
    /** When the creditor said that it came. */
    receivedAt: instant(),
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
