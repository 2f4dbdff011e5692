import { describe, expect, test } from "vitest";
import { readAmount, readDegrees, readNumber } from "./typed-number.ts";

describe("a number as it is typed", () => {
  test.each([
    ["12.4", 12.4],
    ["12,4", 12.4],
    [" 54 ", 54],
    ["１２．４", 12.4],
    ["0,125", 0.125],
    ["36,578", 36.578],
  ])("%j is %d", (typed, number) => expect(readNumber(typed)).toBe(number));

  test.each(["", "-1", "+2", "1e1", "0x24", "12.", ",5", "1,2,3", "1,250.5", "twelve", "Infinity", "12 4"])(
    "%j is none",
    (typed) => expect(readNumber(typed)).toBeUndefined(),
  );
});

describe("degrees as they are typed", () => {
  test.each([
    ["-121,95", -121.95],
    ["+36.6", 36.6],
    ["−121.95", -121.95],
    ["–121.95", -121.95],
    ["36.6°", 36.6],
    ["36,57857", 36.57857],
    ["-0", 0],
  ])("%j are %d", (typed, number) => expect(readDegrees(typed)).toBe(number));

  test.each(["", "-", "0x24", "1e1", "north", "--1", "36.6, -121.9"])("%j are none", (typed) =>
    expect(readDegrees(typed)).toBeUndefined(),
  );
});

describe("an amount as it is typed", () => {
  test.each([
    ["18,50", "18.50"],
    ["18,5", "18.5"],
    ["1,250", "1250"],
    ["1,250.50", "1250.50"],
    ["1.250,50", "1250.50"],
    ["1 250,50", "1250.50"],
    ["1\u00a0250,50", "1250.50"],
    ["1'250.50", "1250.50"],
    ["1’250.50", "1250.50"],
    ["12,345", "12345"],
    ["1,234,567.8", "1234567.8"],
  ])("%j is %s", (typed, amount) => expect(readAmount(typed)).toBe(amount));

  test.each(["1.250", "0,125", "1,25,0", "12,50,00", "1,2505", "1,250,5", "1 25", "1,250.50,1", "1.250.50", "85.505"])(
    "%j is none, as it can be read in two ways or in none",
    (typed) => expect(readAmount(typed)).toBeUndefined(),
  );
});
