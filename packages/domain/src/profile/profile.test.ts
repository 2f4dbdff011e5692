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
  [3.99, "3.9"],
  [4.8, "4.8"],
])("a rating of %s reads %s", (rating, text) => {
  expect(ratingText(rating)).toBe(text);
});

test("every rating of one decimal reads as it is", () => {
  const ratings = Array.from({ length: 51 }, (_, tenths) => (tenths / 10).toFixed(1));
  expect(ratings.map((rating) => ratingText(Number(rating)))).toEqual(ratings);
});
