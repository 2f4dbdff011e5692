import { describe, expect, test } from "vitest";
import { isRatingOpen, ratingClosesAt, requireCompleted } from "./window.ts";

const completedAt = Temporal.Instant.from("2026-06-12T19:30:00Z");

describe("the rating window", () => {
  test("is open for fourteen days, to the second", () => {
    const closesAt = ratingClosesAt(completedAt);
    expect(closesAt.toString()).toBe("2026-06-26T19:30:00Z");
    expect(isRatingOpen(completedAt, closesAt.subtract({ seconds: 1 }))).toBe(true);
    expect(isRatingOpen(completedAt, closesAt)).toBe(false);
  });

  test.each([
    ["active", null, "This round is not over yet"],
    ["cancelled", null, "This tee time was cancelled"],
  ] as const)("does not open for a game that is %s", (status, at, message) => {
    expect(() => requireCompleted({ status, completedAt: at })).toThrow(message);
  });

  test("starts when the round was completed", () => {
    expect(requireCompleted({ status: "completed", completedAt })).toBe(completedAt);
  });
});
