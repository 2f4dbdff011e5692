import { describe, expect, test } from "vitest";
import { HEAD_START_HOURS, isHeadStartPossible, isOpeningDue, opensByTeeOff, opensToAllAt } from "./head-start.ts";

const now = Temporal.Instant.from("2026-06-11T15:00:00Z");
const inHours = (hours: number) => now.add({ hours });

describe("a head start", () => {
  test.each([
    [3, []],
    [4, [2]],
    [8, [2, 6]],
    [13, [2, 6]],
    [14, [2, 6, 12]],
    [26, [2, 6, 12, 24]],
  ])("of a game that tees off in %i hours ends 2 hours before it at the latest", (hours, possible) => {
    const teeOffAt = inHours(hours);
    expect(HEAD_START_HOURS.filter((each) => isHeadStartPossible(each, { teeOffAt, now }))).toEqual(possible);
    for (const each of HEAD_START_HOURS) {
      if (possible.includes(each)) expect(opensToAllAt(each, { teeOffAt, now })).toEqual(inHours(each));
      else expect(() => opensToAllAt(each, { teeOffAt, now })).toThrow("at least 2 hours before tee-off");
    }
  });

  test("ends earlier when the game moves nearer", () => {
    expect(opensByTeeOff(inHours(12), inHours(30))).toEqual(inHours(12));
    expect(opensByTeeOff(inHours(12), inHours(8))).toEqual(inHours(6));
  });

  test("is over at its time, not before, and only in a game that is played", () => {
    const game = { opensToAllAt: inHours(2), status: "active" };
    expect(isOpeningDue(game, inHours(2))).toBe(true);
    expect(isOpeningDue(game, inHours(2).subtract({ seconds: 1 }))).toBe(false);
    expect(isOpeningDue({ ...game, status: "cancelled" }, inHours(3))).toBe(false);
    expect(isOpeningDue({ ...game, opensToAllAt: null }, inHours(3))).toBe(false);
  });
});
