import { describe, expect, test } from "vitest";
import {
  assertDepositCovered,
  assertRemindable,
  assertSettling,
  canRemind,
  owedToBooker,
  owedWithFriends,
  paidAtShop,
  settlingClosesAt,
} from "./shares.ts";

const costs = { greenFee: 8500, cart: 2000, deposit: 2500 };

describe("what a player pays", () => {
  test.each([
    ["at the shop, less the deposit, which is owed to the golfer who booked", { ...costs, payee: "shop" }, 2500, 8000],
    ["to the golfer who booked: everything", { ...costs, payee: "booker" }, 10_500, 0],
    ["at the shop alone, without a deposit", { ...costs, deposit: null, payee: "shop" }, 0, 10_500],
    ["only what is known", { greenFee: 8500, cart: null, deposit: null, payee: "booker" }, 8500, 0],
    ["nothing, where nothing is known", { greenFee: null, cart: null, deposit: null, payee: "booker" }, 0, 0],
  ] as const)("is paid %s", (_, each, owed, atShop) => {
    expect([owedToBooker(each), paidAtShop(each)]).toEqual([owed, atShop]);
  });
});

describe("a golfer who brought friends", () => {
  test.each([
    [0, 3333],
    [1, 6666],
    [2, 9999],
  ])("owes for %i of them too, in whole cents", (friends, owed) => {
    expect(owedWithFriends({ greenFee: 3333, cart: null, deposit: null, payee: "booker" }, friends)).toBe(owed);
  });
});

describe("a deposit", () => {
  test("is at most the fees", () => {
    expect(() => assertDepositCovered({ ...costs, deposit: 10_500 })).not.toThrow();
    expect(() => assertDepositCovered({ ...costs, deposit: 10_501 })).toThrow(
      "The deposit can't be more than green fee and cart",
    );
    expect(() => assertDepositCovered({ greenFee: null, cart: null, deposit: 1 })).toThrow();
  });
});

describe("settling", () => {
  const teeOffAt = Temporal.Instant.from("2026-06-12T14:30:00Z");
  const end = settlingClosesAt({ teeOffAt });

  test("ends sixty days after tee-off", () => {
    expect(end.toString()).toBe("2026-08-11T14:30:00Z");
    expect(() => assertSettling({ status: "completed", teeOffAt }, end.subtract({ seconds: 1 }))).not.toThrow();
    expect(() => assertSettling({ status: "completed", teeOffAt }, end)).toThrow("It's too late");
  });

  test("is not for a cancelled game", () => {
    expect(() => assertSettling({ status: "cancelled", teeOffAt }, teeOffAt)).toThrow("This tee time was cancelled");
  });
});

describe("a reminder", () => {
  const now = Temporal.Instant.from("2026-06-13T08:00:00Z");
  const owed = { cents: 2500, paidAt: null, receivedAt: null, remindedAt: null };

  test.each([
    ["for what is owed", owed, true],
    ["once a day has passed since the last", { ...owed, remindedAt: now.subtract({ hours: 24 }) }, true],
    ["not before", { ...owed, remindedAt: now.subtract({ hours: 24 }).add({ seconds: 1 }) }, false],
    ["not of nothing", { ...owed, cents: 0 }, false],
    ["not of what is marked as paid", { ...owed, paidAt: "2026-06-12T20:00:00Z" }, false],
    ["not of what is settled", { ...owed, receivedAt: "2026-06-12T20:00:00Z" }, false],
  ])("is sent %s", (_, share, isPossible) => {
    expect(canRemind(share, now)).toBe(isPossible);
    if (isPossible) expect(() => assertRemindable(share, now)).not.toThrow();
    else expect(() => assertRemindable(share, now)).toThrow();
  });
});
