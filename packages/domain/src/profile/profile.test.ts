import { expect, test } from "vitest";
import { displayName, initials } from "./name.ts";
import { ratingText } from "./rating.ts";

test.each([
  [{ firstName: "Maya", lastName: "Okafor" }, "Maya Okafor", "MO"],
  [{ firstName: "Élodie", lastName: null }, "Élodie", "É"],
  [{ firstName: null, lastName: null }, "Golfer", ""],
])("%j is called %s and abbreviated %s", (names, name, letters) => {
  expect(displayName(names)).toBe(name);
  expect(initials(names)).toBe(letters);
});

test.each([
  [null, "0.0"],
  [0, "0.0"],
  [3.99, "4.0"],
  [4.8, "4.8"],
])("a rating of %s reads %s", (rating, text) => {
  expect(ratingText(rating)).toBe(text);
});
