import { expect, it } from "vitest";
import { withoutContradictions } from "./preferences.ts";

it.each([
  [["Advanced"], ["Advanced", "Beginner friendly"], ["Beginner friendly"]],
  [
    ["Fast pace", "Gimmes ok"],
    ["Fast pace", "Gimmes ok", "Patient pace"],
    ["Gimmes ok", "Patient pace"],
  ],
  [["Fast pace"], ["Fast pace", "4hr pace"], ["Fast pace", "4hr pace"]],
  [["Walking preferred"], ["Walking preferred", "Cart required"], ["Cart required"]],
  [
    ["Advanced", "Beginner friendly"],
    ["Advanced", "Beginner friendly", "Gimmes ok"],
    ["Advanced", "Beginner friendly", "Gimmes ok"],
  ],
  [["Advanced"], [], []],
])("preferences › %j, then %j, leaves %j", (before, after, left) => {
  expect(withoutContradictions(before, after)).toEqual(left);
});
