import { expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

it.each([
  ["", "At least 8 characters. A few words are easy to remember."],
  ["walk", "4 more characters"],
  ["walking", "1 more character"],
  ["aaaaaaaaaaaaaaaa", "Strength: weak, easy to guess"],
  ["12345678", "Strength: weak, easy to guess"],
  ["qwertyuiop", "Strength: weak, easy to guess"],
  ["bunker42", "Strength: fair, a few more characters make it better"],
  ["a long walk", "Strength: good"],
  ["three in, one spot open", "Strength: strong"],
])("says of %j: %s", (password, words) => {
  expect(passwordStrength(password)).toBe(words);
});
