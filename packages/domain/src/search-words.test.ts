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

describe("a search finds what is written with other letters and signs", () => {
  test.each([
    ["malmo", "Malmø"],
    ["malmo", "MALMÖ"],
    ["lodz", "Łódź"],
    ["strasse", "Straße"],
    ["strasse", "STRASSE"],
    ["andrew's", "St Andrew’s"],
    ["andrew’s", "St Andrew's"],
    ["andrews", "St Andrew's"],
    ["o'brien", "O‘Brien"],
    ["kaanapali", "Kāʻanapali"],
    ["winston-salem", "Winston\u2013Salem"],
    ["winston salem", "Winston-Salem"],
    ["winston-salem", "Winston Salem"],
    ["aero", "Ærø"],
    ["oeuvre", "Œuvre"],
    ["dakovo", "Đakovo"],
    ["thingvellir", "Þingvellir"],
    ["bordur", "Börður"],
    ["isik", "IŞIK"],
    ["isik", "ışık"],
    ["istanbul", "İstanbul"],
    ["golf 18", "Ｇｏｌｆ １８"],
    ["fine", "ﬁne"],
    ["ゴルフ", "ｺﾞﾙﾌ"],
    ["pebble", "Peb\u00adble"],
  ])("%j finds %j", (query, stored) => {
    const text = searchable(stored);
    for (const word of searchWords(query)) expect(text).toContain(word);
    expect(searchWords(query)).not.toEqual([]);
  });
});

describe("a course", () => {
  test("is the same however its name and place are written", () => {
    const place = { name: "Pebble Beach", city: "Pebble Beach", state: "CA", country: "US" };
    expect(courseIdentity({ ...place, name: " PEBBLE  beach " })).toBe(courseIdentity(place));
    expect(courseIdentity({ ...place, name: "Pebble\u2011Beach", state: "California", country: "USA" })).toBe(
      courseIdentity(place),
    );
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
