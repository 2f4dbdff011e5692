import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetIfUndone, rememberShown, wasShown } from "./shown-groups.ts";

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
    expect(wasShown(golfer, game)).toBe(true);
    expect(wasShown(golfer, "another game")).toBe(false);
    expect(wasShown("another golfer", game)).toBe(false);
  });

  it.each([
    ["is forgotten when the answer is undone", 59_000, false],
    ["is remembered when a player leaves later", 61_000, true],
  ])("%s", (_, afterMs, isRemembered) => {
    vi.setSystemTime(Date.now() + afterMs);
    forgetIfUndone(golfer, game);
    expect(wasShown(golfer, game)).toBe(isRemembered);
  });

  it("is remembered among the last 50", () => {
    for (let other = 0; other < 49; other++) rememberShown(golfer, `game ${other}`);
    expect(wasShown(golfer, game)).toBe(true);
    rememberShown(golfer, "one more");
    expect(wasShown(golfer, game)).toBe(false);
  });
});
