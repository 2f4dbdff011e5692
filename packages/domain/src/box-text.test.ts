import { describe, expect, test } from "vitest";
import { box } from "./box.ts";
import { boxText, readBox } from "./box-text.ts";

const bay = { west: -123.1, south: 36.9, east: -121.5, north: 38.2 };

describe("a box as text", () => {
  test("is west, south, east, north, to about ten meters", () => {
    expect(boxText({ ...bay, west: -123.123456 })).toBe("-123.1235,36.9,-121.5,38.2");
    expect(readBox(boxText(bay))).toEqual(bay);
  });

  test.each([
    ["is empty", ""],
    ["has three numbers", "1,2,3"],
    ["has five numbers", "1,2,3,4,5"],
    ["lacks a number", "1,,3,4"],
    ["has a word", "1,2,3,north"],
    ["has south above north", "-123,38,-121,37"],
    ["has west beyond east", "-121,37,-123,38"],
    ["leaves the globe", "-190,37,-121,38"],
    ["leaves the poles behind", "-123,37,-121,91"],
  ])("is none when it %s", (_what, text) => {
    expect(readBox(text)).toBeUndefined();
  });
});

describe("a box", () => {
  test("may be a point, or the whole world", () => {
    expect(box.safeParse({ west: 1, south: 2, east: 1, north: 2 }).success).toBe(true);
    expect(box.safeParse({ west: -180, south: -90, east: 180, north: 90 }).success).toBe(true);
  });

  test.each([
    [{ ...bay, south: 39 }, "South must not be above north"],
    [{ ...bay, west: -120 }, "West must not be beyond east"],
  ])("that is inverted is refused: %o", (inverted, message) => {
    expect(box.safeParse(inverted).error?.issues[0]?.message).toBe(message);
  });

  test.each([
    { ...bay, west: -181 },
    { ...bay, north: 90.1 },
    { ...bay, east: Number.NaN },
  ])("that is out of range is refused: %o", (impossible) => {
    expect(box.safeParse(impossible).success).toBe(false);
  });
});
