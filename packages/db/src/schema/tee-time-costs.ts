import { COST_MAX, COST_RULE_MAX, CURRENCIES, PAYEES } from "@fourball/domain/cost/constants";
import { check, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { between, oneOf, textLength } from "./checks.ts";
import { updatedAt } from "./columns.ts";
import { teeTimes } from "./tee-times.ts";
import { userRef } from "./users.ts";

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
