import { describe, expect, test } from "vitest";
import { assertCanMark, assertCanSayWeather, canSayWeather, isLate } from "./windows.ts";

const teeOffAt = Temporal.Instant.from("2026-06-12T14:30:00Z");
const at = (hours: number, seconds = 0) => teeOffAt.add({ hours }).add({ seconds });
const day = 24;

describe("leaving", () => {
  test.each([
    [at(-day), false],
    [at(-day, 1), true],
    [at(-1), true],
  ])("at %s is late: %s", (now, late) => {
    expect(isLate({ teeOffAt }, now)).toBe(late);
  });
});

describe("bad weather", () => {
  test.each([
    [at(-day, -1), "You can say this from a day before tee-off"],
    [at(-day), undefined],
    [at(7 * day, -1), undefined],
    [at(7 * day), "It's too late to change this"],
  ])("can be said at %s: %s", (now, refusal) => {
    const game = { teeOffAt, status: "active" };
    expect(canSayWeather(game, now)).toBe(refusal === undefined);
    if (refusal) expect(() => assertCanSayWeather(game, now)).toThrow(refusal);
    else assertCanSayWeather(game, now);
  });

  test("can't be said of a cancelled game", () => {
    const game = { teeOffAt, status: "cancelled" };
    expect(canSayWeather(game, teeOffAt)).toBe(false);
    expect(() => assertCanSayWeather(game, teeOffAt)).toThrow("This tee time was cancelled");
  });
});

describe("that a player didn't come", () => {
  const completed = { teeOffAt, status: "completed", badWeatherAt: null };

  test.each([
    ["before the round is over", { ...completed, status: "active" }, at(1), "This round is not over yet"],
    ["of a cancelled game", { ...completed, status: "cancelled" }, at(6), "This tee time was cancelled"],
    ["after a week", completed, at(5 + 7 * day), "You can say this for 7 days after a round"],
    ["in bad weather", { ...completed, badWeatherAt: new Date() }, at(6), "You marked bad weather"],
  ])("can't be said %s", (_when, game, now, refusal) => {
    expect(() => assertCanMark(game, now)).toThrow(refusal);
  });

  test("can be said until the last second", () => {
    assertCanMark(completed, at(5 + 7 * day, -1));
  });
});
