import { expect, test } from "vitest";
import { plural } from "./plural.ts";

test.each([
  [0, "0 requests"],
  [1, "1 request"],
  [2, "2 requests"],
  [1234, "1,234 requests"],
])("plural › %d is written with its form", (count, text) => {
  expect(plural(count, { one: "# request", other: "# requests" })).toBe(text);
});

test("plural › a form may leave the number out", () => {
  expect(plural(1, { one: "wants in", other: "want in" })).toBe("wants in");
});
