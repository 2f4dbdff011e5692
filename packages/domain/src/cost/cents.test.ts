import { describe, expect, test } from "vitest";
import { feesText, moneyText, parseCents, typedCents } from "./cents.ts";

describe("an amount as it is typed", () => {
  test.each([
    ["85", 8500],
    ["85.5", 8550],
    ["85.05", 8505],
    ["$85.50", 8550],
    [" 1,250 ", 125_000],
    ["0", 0],
    ["0.29", 29],
    ["19.99", 1999],
    ["18,50", 1850],
    ["18,5", 1850],
    ["$1.250,50", 125_050],
  ])("%j is %i cents", (typed, cents) => expect(parseCents(typed)).toBe(cents));

  test.each(["", "-5", "85.505", "85.", "eighty", "1e3", "85 dollars", "123456", "18,505.", "1.250", "1,25,0"])(
    "%j is none",
    (typed) => expect(parseCents(typed)).toBeUndefined(),
  );

  test("is read back as it was written, for every cent of a hundred dollars", () => {
    for (let cents = 0; cents <= 10_000; cents++) expect(parseCents(typedCents(cents))).toBe(cents);
  });
});

describe("an amount in words", () => {
  test.each([
    [0, "$0.00"],
    [5, "$0.05"],
    [8550, "$85.50"],
    [200_000, "$2,000.00"],
  ])("%i cents are %s", (cents, text) => expect(moneyText(cents, "USD")).toBe(text));

  test("is what was typed, for every cent of a hundred dollars", () => {
    for (let cents = 0; cents <= 10_000; cents++) expect(parseCents(moneyText(cents, "USD"))).toBe(cents);
  });
});

test.each([
  ["Green fee $85.00, cart $20.00", { greenFee: 8500, cart: 2000 }],
  ["Green fee $85.00", { greenFee: 8500, cart: null }],
  ["Cart $0.50", { greenFee: null, cart: 50 }],
  ["", { greenFee: null, cart: null }],
])("fees read %j", (words, fees) => {
  expect(feesText({ ...fees, currency: "USD" })).toBe(words);
});
