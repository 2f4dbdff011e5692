import { describe, expect, it } from "vitest";
import { ageText, countdownText, dateGroup, nearMomentText } from "./moments.ts";

const zone = "America/Los_Angeles";
const at = "2026-06-11T15:00:00.000Z";
const after = (seconds: number): Temporal.Instant => Temporal.Instant.from(at).add({ seconds });
const HOUR = 3600;
const DAY = 24 * HOUR;

describe("how long ago it was", () => {
  it.each([
    [-30, "now", "now"],
    [59, "now", "now"],
    [6 * 60, "6m", "6 minutes ago"],
    [HOUR, "1h", "1 hour ago"],
    [DAY - 1, "23h", "23 hours ago"],
    [DAY, "Thu", "Thursday"],
    [6 * DAY, "Thu", "Thursday"],
    [7 * DAY, "Jun 11", "Jun 11"],
    [300 * DAY, "Jun 11, 2026", "Jun 11, 2026"],
  ])("after %d seconds is %s, read as %s", (seconds, short, spoken) => {
    expect(ageText(at, after(seconds), zone)).toEqual({ short, spoken });
  });
});

describe("the part of a list", () => {
  it.each([
    [0, "today"],
    [15 * HOUR, "today"],
    [17 * HOUR, "week"],
    [6 * DAY, "week"],
    [7 * DAY, "earlier"],
    [-HOUR, "today"],
  ] as const)("%d seconds later is %s", (seconds, group) => {
    expect(dateGroup(at, after(seconds), zone)).toBe(group);
  });
});

describe("the countdown", () => {
  it.each([
    [23.5 * HOUR, "23 h to go"],
    [8.75 * HOUR, "8 h 45 min to go"],
    [HOUR, "1 h to go"],
    [5 * 60, "5 min to go"],
    [20, "1 min to go"],
    [48 * HOUR, "2 days to go"],
    [9.9 * DAY, "9 days to go"],
    [0, undefined],
  ])("%d seconds before says %o", (seconds, left) => {
    expect(countdownText(at, after(-seconds))).toBe(left);
  });
});

it("nearMomentText › leaves the year out", () => {
  expect(nearMomentText("2026-06-24T18:10:00.000Z", "en-US")).toBe("Jun 24");
});
