import { afterEach, describe, expect, it } from "vitest";
import { clockChoice } from "../../../kit/viewer-units.ts";
import { hoursInWords } from "./hours-in-words.ts";

afterEach(() => clockChoice.choose(undefined));

describe("hours in words", () => {
  it.each([
    [405, 660, "6:45 to 11:00 AM"],
    [480, 720, "8:00 AM to noon"],
    [720, 780, "Noon to 1:00 PM"],
    [690, 780, "11:30 AM to 1:00 PM"],
    [0, 1440, "Midnight to midnight"],
  ])("from %i to %i", (from, to, words) => {
    expect(hoursInWords({ from, to })).toBe(words);
  });

  it("are digits where people count to 24", () => {
    clockChoice.choose("24");
    expect(hoursInWords({ from: 405, to: 780 })).toBe("06:45 to 13:00");
  });
});
