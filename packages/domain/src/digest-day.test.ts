import { describe, expect, test } from "vitest";
import { digestDay } from "./digest-day.ts";

describe("the weekly email", () => {
  test.each([
    ["2026-06-11T07:59", undefined],
    ["2026-06-11T08:00", "2026-06-11"],
    ["2026-06-11T19:59", "2026-06-11"],
    ["2026-06-11T20:00", undefined],
    ["2026-06-10T08:00", undefined],
    ["2026-06-12T08:00", undefined],
  ])("at %s there is of %s", (local, day) => {
    for (const timeZone of ["Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Niue"])
      expect(digestDay(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant(), timeZone)).toBe(day);
  });
});
