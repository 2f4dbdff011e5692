import type { CostCard, GameCosts } from "@fourball/domain/cost/schema";
import { idOf, NOW } from "./fixtures.ts";
import { aHost } from "./golfer-fixtures.ts";

const { firstName, lastName, profileImageUrl } = aHost();

/** $85 and a cart for $20, paid at the course, of which the host has paid $25 for each player. */
export const someCosts = (changes: Partial<GameCosts> = {}): GameCosts => ({
  greenFee: 8500,
  cart: 2000,
  deposit: 2500,
  currency: "USD",
  payee: "shop",
  rule: "Cancel free until 24 hours before.",
  bookedBy: { id: idOf(2), golfer: { firstName, lastName, profileImageUrl } },
  updatedAt: NOW,
  ...changes,
});

export const aCostCard = (changes: Partial<CostCard> = {}): CostCard => ({
  teeTimeId: idOf(200),
  costs: someCosts(),
  own: null,
  owed: [],
  ...changes,
});
