import { PASSWORD_SCORE_MIN } from "@fourball/domain/account/password-strength";
import { describe, expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

describe("the strength of a password", () => {
  it.each([
    ["", undefined, "At least 8 characters. A few words are easy to remember."],
    ["walk", undefined, "4 more characters"],
    ["walking", 4, "1 more character"],
    ["aaaaaaaaaaaaaaaa", 0, "Strength: weak, easy to guess"],
    ["Okafor2026", 1, "Strength: weak, easy to guess"],
    ["pebblebeach", 2, "Strength: fair, a few more characters make it better"],
    ["a long walk", 3, "Strength: good"],
    ["three in, one spot open", 4, "Strength: strong"],
  ])("of %j with the score %j is called: %s", (password, score, words) => {
    expect(passwordStrength(password, score)).toBe(words);
  });

  it("is not called weak before it is known", () => {
    expect(passwordStrength("password", undefined)).toBe("At least 8 characters. A few words are easy to remember.");
  });

  it("is called weak where the server refuses the password", () => {
    for (let score = 0; score <= 4; score++)
      expect(passwordStrength("any password", score).includes("weak")).toBe(score < PASSWORD_SCORE_MIN);
  });
});
