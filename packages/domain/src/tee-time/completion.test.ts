import { describe, expect, test } from "vitest";
import { completionOf, isOver } from "./completion.ts";

const teeOffAt = Temporal.Instant.from("2026-06-12T14:30:00Z");

describe("a round", () => {
  test("is over five hours after tee-off, however late it is checked", () => {
    const over = completionOf({ teeOffAt });
    expect(over.toString()).toBe("2026-06-12T19:30:00Z");
    expect(isOver({ teeOffAt }, over.subtract({ seconds: 1 }))).toBe(false);
    expect(isOver({ teeOffAt }, over)).toBe(true);
  });
});
