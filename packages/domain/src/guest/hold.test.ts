import { describe, expect, test } from "vitest";
import { holdEnd, holdEndBeforeTeeOff, isHoldOver } from "./hold.ts";

const at = (text: string) => Temporal.Instant.from(text);
const approvedAt = at("2026-06-11T15:00:00Z");

describe("the spot of an approved guest is held", () => {
  test.each([
    ["a day, when tee-off is far", "2026-06-20T15:00:00Z", "2026-06-12T15:00:00Z"],
    ["a day, when tee-off is in exactly 48 hours", "2026-06-13T15:00:00Z", "2026-06-12T15:00:00Z"],
    ["three hours, when tee-off is in less than 48", "2026-06-13T14:59:59Z", "2026-06-11T18:00:00Z"],
    ["three hours, when tee-off is right after them", "2026-06-11T18:00:01Z", "2026-06-11T18:00:00Z"],
    ["without an end, when tee-off is after exactly three hours", "2026-06-11T18:00:00Z", null],
    ["without an end, when tee-off is in an hour", "2026-06-11T16:00:00Z", null],
  ])("%s", (_, teeOffAt, end) => {
    expect(holdEnd({ approvedAt, teeOffAt: at(teeOffAt) })?.toString() ?? null).toBe(end);
  });
});

describe("a hold", () => {
  const heldUntil = at("2026-06-12T15:00:00Z");
  const teeOffAt = at("2026-06-20T15:00:00Z");

  test("is over from its end on", () => {
    expect(isHoldOver({ heldUntil, teeOffAt }, heldUntil.subtract({ seconds: 1 }))).toBe(false);
    expect(isHoldOver({ heldUntil, teeOffAt }, heldUntil)).toBe(true);
  });

  test("without an end is never over", () => {
    expect(isHoldOver({ heldUntil: null, teeOffAt }, teeOffAt)).toBe(false);
  });

  test("has no end when the game has moved before it", () => {
    const moved = { heldUntil, teeOffAt: at("2026-06-12T15:00:00Z") };
    expect(holdEndBeforeTeeOff(moved)).toBeNull();
    expect(isHoldOver(moved, at("2026-06-13T15:00:00Z"))).toBe(false);
  });
});
