import { describe, expect, test } from "vitest";
import { displayName, initials } from "./name.ts";
import { ratingText } from "./rating.ts";

describe("a golfer's name", () => {
  test.each([
    [{ firstName: "Maya", lastName: "Okafor" }, "Maya Okafor", "MO"],
    [{ firstName: "Élodie", lastName: null }, "Élodie", "É"],
    [{ firstName: null, lastName: null }, "Golfer", ""],
    [{ firstName: " ", lastName: "" }, "Golfer", ""],
    [{ firstName: "👩🏽‍🦰 Maya", lastName: "E\u0301lan" }, "👩🏽‍🦰 Maya E\u0301lan", "👩🏽‍🦰E\u0301"],
  ])("of %j is %s, with the initials %s", (names, name, letters) => {
    expect(displayName(names)).toBe(name);
    expect(initials(names)).toBe(letters);
  });
});

describe("a rating", () => {
  test.each([
    [null, "0.0"],
    [0, "0.0"],
    [3.99, "3.9"],
    [4.8, "4.8"],
  ])("of %s is shown as %s", (rating, text) => {
    expect(ratingText(rating)).toBe(text);
  });

  test("with one decimal is shown unchanged", () => {
    const ratings = Array.from({ length: 51 }, (_, tenths) => (tenths / 10).toFixed(1));
    expect(ratings.map((rating) => ratingText(Number(rating)))).toEqual(ratings);
  });
});
