import { describe, expect, test } from "vitest";
import { linkTo } from "../links/links.ts";
import type { TeeTimeFilter } from "../tee-time/list.ts";
import type { SearchFrequency } from "./constants.ts";
import { tellAt } from "./due.ts";
import { hasEnded, isEmptyFilter, type SavedFilter, savedFilterOf } from "./filter.ts";
import { filterInMessage } from "./in-words.ts";
import { marketplaceSearchOf } from "./marketplace-search.ts";

const near = { latitude: 36.60071, longitude: -121.89423 };
const rounded = { latitude: 36.6, longitude: -121.89 };

describe("the lasting part of a filter", () => {
  test.each<[string, TeeTimeFilter, TeeTimeFilter]>([
    ["has no days that move on", { filter: "today", q: "oak" }, { q: "oak" }],
    ["has the place of Near Me with its radius", { filter: "nearby", near }, { near: rounded, radiusKm: 50 }],
    ["has a place with a radius", { near, radiusKm: 20 }, { near: rounded, radiusKm: 20 }],
    ["has no place that narrows nothing", { near, q: "oak" }, { q: "oak" }],
    ["has no radius without a place", { radiusKm: 20, q: "oak" }, { q: "oak" }],
    ["is in one order, once", { moods: ["early", "casual", "early"] }, { moods: ["casual", "early"] }],
    ["has the parts of the day that hours touch", { timeFrom: "06:45", timeTo: "11:00" }, { timesOfDay: ["early", "morning"] }],
    ["has the rest of a day without an end", { timeFrom: "15:00" }, { timesOfDay: ["evening"] }],
    ["leaves out what is empty", { q: " ", moods: [], timesOfDay: [] }, {}],
  ])("%s", (_what, filter, saved) => {
    expect(savedFilterOf(filter)).toEqual(saved);
    expect(isEmptyFilter(savedFilterOf(filter))).toBe(Object.keys(saved).length === 0);
  });

  test("ends when its last date is over everywhere", () => {
    const at = (time: string) => hasEnded({ to: "2026-06-13" }, Temporal.Instant.from(time));
    expect([at("2026-06-14T11:59:59Z"), at("2026-06-14T12:00:00Z")]).toEqual([false, true]);
    expect(hasEnded({}, Temporal.Instant.from("2026-06-14T12:00:00Z"))).toBe(false);
  });
});

describe("a saved search in words", () => {
  test.each<[string, TeeTimeFilter]>([
    ["Games", {}],
    [
      "Morning or midday games within 25 miles of Monterey, walking preferred",
      { timesOfDay: ["morning", "midday"], near, radiusKm: 40, preferences: ["Walking preferred"] },
    ],
    [
      "Games matching “oak” at Fox Hollow on Saturday, June 13, not full",
      { q: "oak", courseId: "c", from: "2026-06-13", to: "2026-06-13", minOpen: 1 },
    ],
    [
      "Games in the map area you chose until Saturday, June 13, fun & casual, 2 or more open spots",
      { box: { west: 0, south: 0, east: 1, north: 1 }, to: "2026-06-13", moods: ["casual"], minOpen: 2 },
    ],
    ["Games from Saturday, June 13 on, host handicap 0 to 12", { from: "2026-06-13", handicapMax: 12 }],
    [
      "Games from Saturday, June 13 to Sunday, June 14, host handicap 5 to 54",
      { from: "2026-06-13", to: "2026-06-14", handicapMin: 5 },
    ],
  ])("%s", (words, filter) => {
    expect(filterInMessage(filter, { nearName: "Monterey", courseName: "Fox Hollow" })).toBe(words);
  });
});

describe("a saved search in the marketplace", () => {
  test("is around its place, or around the golfer where that isn't known", () => {
    const address = (filter: SavedFilter) => linkTo("/marketplace", { search: marketplaceSearchOf(filter) });
    expect(address({ near: rounded, radiusKm: 11.05 })).toBe("/marketplace?box=-122.0146,36.5,-121.7654,36.7");
    expect(address({ radiusKm: 40 })).toBe("/marketplace?filter=nearby&radius=40");
  });
});

describe("a game that is found", () => {
  const NEW_YORK = "America/New_York";
  // June 11, 2026 is a Thursday.
  test.each<[string, SearchFrequency, string, string]>([
    ["is due at once", "at-once", "2026-06-11T23:00:00-04:00", "2026-06-11T23:00:00-04:00"],
    ["is notified the same morning", "daily", "2026-06-12T06:59:00-04:00", "2026-06-12T07:00:00-04:00"],
    ["is notified the next morning", "daily", "2026-06-12T07:00:00-04:00", "2026-06-13T07:00:00-04:00"],
    ["is notified the same Thursday", "weekly", "2026-06-11T07:59:00-04:00", "2026-06-11T08:00:00-04:00"],
    ["is notified the next Thursday", "weekly", "2026-06-11T08:00:00-04:00", "2026-06-18T08:00:00-04:00"],
    ["is notified on the first Thursday", "weekly", "2026-06-12T12:00:00-04:00", "2026-06-18T08:00:00-04:00"],
    ["is notified at seven when the clocks went forward", "daily", "2026-03-07T12:00:00-05:00", "2026-03-08T07:00:00-04:00"],
  ])("%s", (_what, frequency, now, at) => {
    expect(tellAt(frequency, Temporal.Instant.from(now), NEW_YORK)).toEqual(Temporal.Instant.from(at));
  });
});
