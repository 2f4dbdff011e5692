import { describe, expect, test } from "vitest";
import { replyTimeOf } from "./reply-time.ts";

describe("a host who usually answers", () => {
  test.each([
    [0, "hour"],
    [60, "hour"],
    [61, "hours"],
    [6 * 60, "hours"],
    [6 * 60 + 1, "day"],
    [24 * 60, "day"],
    [24 * 60 + 1, "days"],
    [72 * 60, "days"],
    [72 * 60 + 1, null],
  ])("within %i minutes does so within %s", (minutes, time) => {
    expect(replyTimeOf(minutes)).toBe(time);
  });
});
