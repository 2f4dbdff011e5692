import { guessableWords, PASSWORD_SCORE_MIN } from "@fourball/domain/account/password-strength";
import { describe, expect, it } from "vitest";
import { passwordScore } from "./password-estimator.ts";
import { passwordStrength } from "./password-strength.ts";

const maya = { firstName: "Maya", lastName: "Okafor", email: "maya.okafor@example.com" };
const label = (password: string): string => passwordStrength(password, passwordScore(password, guessableWords(maya)));

describe("the strength of a password", () => {
  it.each([
    ["", "At least 8 characters. A few words are easy to remember."],
    ["walk", "4 more characters"],
    ["walking", "1 more character"],
    ["aaaaaaaaaaaaaaaa", "Strength: weak, easy to guess"],
    ["12345678", "Strength: weak, easy to guess"],
    ["qwertyuiop", "Strength: weak, easy to guess"],
    ["P@ssw0rd1", "Strength: weak, easy to guess"],
    ["Fourball1", "Strength: weak, easy to guess"],
    ["Okafor2026", "Strength: weak, easy to guess"],
    ["pebblebeach", "Strength: fair, a few more characters make it better"],
    ["a long walk", "Strength: good"],
    ["three in, one spot open", "Strength: strong"],
  ])("of %j is called: %s", (password, words) => {
    expect(label(password)).toBe(words);
  });

  it("is not called weak before it is known", () => {
    expect(passwordStrength("password", undefined)).toBe("At least 8 characters. A few words are easy to remember.");
  });

  it("is called weak where the server refuses the password", () => {
    for (let score = 0; score <= 4; score++)
      expect(passwordStrength("any password", score).includes("weak")).toBe(score < PASSWORD_SCORE_MIN);
  });
});
