import { MAX_SLOTS } from "../tee-time/constants.ts";

/** ISO 4217. Courses are in the United States. */
export const CURRENCIES = ["USD"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Whom players pay green fee and cart: at the course, or the golfer who booked. */
export const PAYEES = ["shop", "booker"] as const;
export type Payee = (typeof PAYEES)[number];

/** In cents, for each of green fee, cart and deposit of one player. */
export const COST_MAX = 200_000;
/** What one golfer can owe: both fees for themselves and for the friends whom they brought. */
export const SHARE_MAX: number = COST_MAX * 2 * (MAX_SLOTS - 1);
export const COST_RULE_MAX = 200;

/** Costs can be changed, and who owes whom settled, for so long after tee-off. */
export const SETTLING_DAYS = 60;

/** A golfer who owes is reminded once in so many hours. */
export const REMIND_HOURS = 24;
