import { describe, expect, test } from "vitest";
import { courseIdentity } from "./course/identity.ts";
import { courseSearchText } from "./course/search-text.ts";
import { searchable, searchWords } from "./search-words.ts";

describe("search text", () => {
  test("is compared without case and accents", () => {
    expect(searchable("Peña  Blanca", null, "NOGALES")).toBe("pena  blanca nogales");
    expect(searchWords("  Pebble   BEACH ")).toEqual(["pebble", "beach"]);
  });
});

describe("a course", () => {
  test("is the same however its name and place are written", () => {
    const place = { name: "Pebble Beach", city: "Pebble Beach", state: "CA", country: "US" };
    expect(courseIdentity({ ...place, name: " PEBBLE  beach " })).toBe(courseIdentity(place));
    expect(courseIdentity({ ...place, city: "Carmel" })).not.toBe(courseIdentity(place));
  });

  test.each(["CA", "California", "ca", "Calif."])("in %s is found by the name and the letters of its state", (state) => {
    const words = courseSearchText({
      name: "Cypress Hollow",
      location: "Monterey",
      city: "Monterey",
      state,
      country: "US",
    }).split(" ");
    expect(words).toContain("ca");
    expect(words).toContain("california");
  });
});
