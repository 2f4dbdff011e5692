import { expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

it.each([
  ["", "At least 8 characters. A few words are easy to remember."],
  ["walk", "4 more characters"],
  ["walking", "1 more character"],
  ["aaaaaaaaaaaaaaaa", "Weak: easy to guess"],
  ["12345678", "Weak: easy to guess"],
  ["qwertyuiop", "Weak: easy to guess"],
  ["bunker42", "Fair: a few more characters make it better"],
  ["a long walk", "Good"],
  ["three in, one spot open", "Strong"],
])("says of %j: %s", (password, words) => {
  expect(passwordStrength(password)).toBe(words);
});
