import { describe, expect, test } from "vitest";
import { readMarketplaceSearch } from "../links/marketplace-search.ts";
import { hoursAround, hoursOf, hoursText, timesOfDayIn } from "./hours.ts";

describe("hours in an address", () => {
  test.each([
    ["06:45-11:00", { from: 405, to: 660 }],
    ["00:00-24:00", { from: 0, to: 1440 }],
  ])("%s are read and written alike", (text, hours) => {
    expect(hoursOf(readMarketplaceSearch({ hours: text }).hours)).toEqual(hours);
    expect(hoursText(hours)).toBe(text);
  });

  test.each(["11:00-06:45", "06:45-06:45", "6:45-11:00", "24:00-24:00", "06:45", "morning"])("%s are none", (text) => {
    expect(readMarketplaceSearch({ hours: text }).hours).toBeUndefined();
  });
});

describe("the parts of the day", () => {
  test("that hours touch end before the next one begins", () => {
    expect(timesOfDayIn({ from: 405, to: 660 })).toEqual(["early", "morning"]);
    expect(timesOfDayIn({ from: 660, to: 661 })).toEqual(["midday"]);
  });

  test("are held by hours from the first to the last", () => {
    expect(hoursAround(["evening", "morning"])).toEqual({ from: 480, to: 1440 });
    expect(hoursAround([])).toBeUndefined();
  });
});
