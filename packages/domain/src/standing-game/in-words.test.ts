import { expect, it } from "vitest";
import { frequencyInWords } from "./in-words.ts";

it.each([
  ["weekly", "2026-12-05", "Every Saturday"],
  ["every-two-weeks", "2026-12-06", "Every other Sunday"],
  ["monthly", "2026-12-05", "Every month on the 1st Saturday"],
  ["monthly", "2026-12-14", "Every month on the 2nd Monday"],
  ["monthly", "2026-12-28", "Every month on the 4th Monday"],
  ["monthly", "2026-12-31", "Every month on the last Thursday"],
] as const)("%s from %s is %s", (frequency, startsOn, words) => {
  expect(frequencyInWords({ frequency, startsOn })).toBe(words);
});
