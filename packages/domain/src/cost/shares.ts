import { fail } from "../failure.ts";
import { type Payee, REMIND_HOURS, SETTLING_DAYS } from "./constants.ts";

/** What one player pays, in cents; null where the host hasn't said. */
export type Amounts = { greenFee: number | null; cart: number | null; deposit: number | null };
type Costs = Amounts & { payee: Payee };

const feesOf = ({ greenFee, cart }: Amounts): number => (greenFee ?? 0) + (cart ?? 0);

/** What each player owes the golfer who booked: everything, or the deposit that was paid for them. */
export const owedToBooker = (costs: Costs): number => (costs.payee === "booker" ? feesOf(costs) : (costs.deposit ?? 0));

/** What a golfer owes who answers for so many friends. */
export const owedWithFriends = (costs: Costs, friends: number): number => (1 + friends) * owedToBooker(costs);

/** What each player pays at the course. */
export const paidAtShop = (costs: Costs): number => (costs.payee === "booker" ? 0 : feesOf(costs) - (costs.deposit ?? 0));

/** A deposit is a part of the fees. */
export function assertDepositCovered(costs: Amounts): void {
  if ((costs.deposit ?? 0) > feesOf(costs)) throw fail("depositTooHigh", { path: ["deposit"] });
}

export const settlingClosesAt = ({ teeOffAt }: { teeOffAt: Temporal.Instant }): Temporal.Instant =>
  teeOffAt.add({ hours: SETTLING_DAYS * 24 });

type Game = { status: string; teeOffAt: Temporal.Instant };

export function assertSettling(game: Game, now: Temporal.Instant): void {
  if (game.status === "cancelled") throw fail("teeTimeCancelled");
  if (Temporal.Instant.compare(now, settlingClosesAt(game)) >= 0) throw fail("costsTooLate");
}

/** Paid and received, each said by the one who knows. */
export type ShareState = { paidAt: unknown; receivedAt: unknown };
export const isSettled = ({ receivedAt }: ShareState): boolean => receivedAt !== null;

/** Once either has said something of a share, its amount stays. */
export const isTicked = ({ paidAt, receivedAt }: ShareState): boolean => paidAt !== null || receivedAt !== null;

type Owed = ShareState & { cents: number; remindedAt: Temporal.Instant | null };

const wasReminded = ({ remindedAt }: Owed, now: Temporal.Instant): boolean =>
  remindedAt !== null && Temporal.Instant.compare(now, remindedAt.add({ hours: REMIND_HOURS })) < 0;

/** Whether a golfer can be reminded of what they owe: once a day, and only while something is owed. */
export const canRemind = (share: Owed, now: Temporal.Instant): boolean =>
  share.cents > 0 && !isTicked(share) && !wasReminded(share, now);

export function assertRemindable(share: Owed, now: Temporal.Instant): void {
  if (wasReminded(share, now)) throw fail("remindedToday");
  if (!canRemind(share, now)) throw fail("shareTicked");
}
