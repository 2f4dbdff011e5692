import { type MarketplaceSearch, readMarketplaceSearch } from "@fourball/domain/links/marketplace-search";
import { parsePlainSearch, stringifyPlainSearch } from "@fourball/domain/links/plain-search";
import { describe, expect, it } from "vitest";
import { teeTimeFilterOf } from "./marketplace-search.ts";

const course = "00000000-0000-4000-8000-000000000100";
const everything: MarketplaceSearch = {
  q: "cypress monterey, ca",
  filter: "nearby",
  from: "2026-06-12",
  to: "2026-06-14",
  times: ["early", "midday"],
  hours: "06:45-11:00",
  open: 2,
  mood: ["competitive", "sunset"],
  prefs: ["Intermediate+", "Fast pace"],
  hcpMin: 4,
  hcpMax: 20,
  radius: 25,
  course,
  order: "most-spots",
  box: "-123.1,36.9,-121.5,38.2",
  map: true,
};
const set = (search: MarketplaceSearch): Partial<MarketplaceSearch> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

describe("the filters in the address", () => {
  it("survive the way there and back", () => {
    expect(readMarketplaceSearch(parsePlainSearch(stringifyPlainSearch(everything)))).toEqual({
      ...everything,
      prefs: ["Intermediate+", "Fast pace"],
    });
  });

  it.each([
    ["an unknown filter", { filter: "someday" }],
    ["'all', which is no filter", { filter: "all" }],
    ["a date that does not exist", { from: "2026-02-30", to: "tomorrow" }],
    ["hours that end before they begin", { hours: "11:00-06:45" }],
    ["too many open spots", { open: "4" }],
    ["spots that are no number", { open: "two" }],
    ["an empty number", { hcpMin: "" }],
    ["a handicap beyond golf", { hcpMax: "99" }],
    ["a radius too wide", { radius: "5000" }],
    ["moods that nobody has", { mood: "angry,sleepy" }],
    ["a course that is no id", { course: "cypress" }],
    ["words that are only blanks", { q: "   " }],
    ["a box that is inverted", { box: "-121,36,-123,38" }],
    ["a box off the globe", { box: "-121,36,-120,98" }],
    ["an unknown order", { order: "cheapest" }],
    ["something that is no text", { q: { $ne: 1 } }],
  ])("%s falls away silently", (_, raw) => {
    expect(set(readMarketplaceSearch(raw))).toEqual({});
  });

  it("keeps what makes sense among what does not", () => {
    expect(set(readMarketplaceSearch({ mood: "angry,casual", open: "1", page: "7" }))).toEqual({ mood: ["casual"], open: 1 });
  });
});

describe("the API input of a search", () => {
  it("has the part of the map as numbers", () => {
    expect(teeTimeFilterOf({ box: "-123.1,36.9,-121.5,38.2" }, undefined).box).toEqual({
      west: -123.1,
      south: 36.9,
      east: -121.5,
      north: 38.2,
    });
  });

  it("has the hours as two times", () => {
    expect(teeTimeFilterOf({ hours: "06:45-11:00" }, undefined)).toMatchObject({ timeFrom: "06:45", timeTo: "11:00" });
  });

  it("has the position only for the nearby filter", () => {
    const near = { latitude: 36.6, longitude: -121.89 };
    expect(teeTimeFilterOf({ filter: "nearby", radius: 25 }, near)).toMatchObject({ near, radiusKm: 25 });
    expect(teeTimeFilterOf({ radius: 25 }, near).radiusKm).toBeUndefined();
  });
});
