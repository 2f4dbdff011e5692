import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetIfUndone, rememberShown, shownAt } from "./shown-groups.ts";

const [golfer, game] = ["golfer", "game"];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  rememberShown(golfer, game);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a full group that was shown", () => {
  it("is remembered for the game and the golfer", () => {
    expect(shownAt(golfer, game)).not.toBeNull();
    expect(shownAt(golfer, "another game")).toBeNull();
    expect(shownAt("another golfer", game)).toBeNull();
  });

  it.each([
    ["is forgotten when the answer is undone", 59_000, false],
    ["is remembered when a player leaves later", 61_000, true],
  ])("%s", (_, afterMs, isRemembered) => {
    vi.setSystemTime(Date.now() + afterMs);
    forgetIfUndone(golfer, game);
    expect(shownAt(golfer, game) !== null).toBe(isRemembered);
  });
});
