import { describe, expect, it } from "vitest";
import { roundTop } from "./day-figures.ts";

describe("the top of a chart", () => {
  it.each([
    [0, 2],
    [1, 2],
    [3, 4],
    [9, 10],
    [13, 16],
    [61, 80],
    [99, 100],
    [101, 120],
    [742, 800],
    [1000, 1000],
  ])("over %d is %d, of which the half is whole", (highest, top) => {
    expect(roundTop(highest)).toBe(top);
    expect(Number.isInteger(top / 2)).toBe(true);
  });
});
