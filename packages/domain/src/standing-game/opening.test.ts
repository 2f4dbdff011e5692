import { expect, it } from "vitest";
import { opensAtFor } from "./opening.ts";

const now = Temporal.Instant.from("2026-06-01T12:00:00Z");

it.each([
  [14 * 24, 7 * 24],
  [9 * 24, 2 * 24],
  [7.5 * 24, 24],
  [48, 24],
  [26, 24],
  [25, undefined],
  [3, undefined],
])("a date %i hours away opens to everyone in %s hours", (hoursAway, opensIn) => {
  const opensAt = opensAtFor({ teeOffAt: now.add({ minutes: hoursAway * 60 }), now });
  expect(opensAt?.since(now).total("hours")).toBe(opensIn);
});
