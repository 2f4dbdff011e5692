import { describe, expect, it } from "vitest";
import {
  clockParts,
  clockText,
  courseTimeText,
  dayParts,
  dayText,
  distanceText,
  listText,
  longDate,
  shortDate,
  type When,
  zoneName,
} from "./formatting.ts";

const plain = (text: string | undefined): string | undefined => text?.replaceAll("\u202f", " ").replaceAll("\u00a0", " ");
const game = (changes: Partial<When> = {}): When => ({
  date: "2026-06-12",
  time: "06:10",
  teeOffAt: "2026-06-12T13:10:00.000Z",
  course: { timeZone: "America/Los_Angeles" },
  ...changes,
});

describe("the clock", () => {
  it.each([
    ["06:10", "en-US", "6:10", "AM"],
    ["12:40", "en-US", "12:40", "PM"],
    ["00:05", "en-US", "12:05", "AM"],
    ["17:55", "en-GB", "17:55", ""],
    ["06:10", "de-DE", "06:10", ""],
    ["15:30", "en-AU", "3:30", "PM"],
    ["17:55", "fr-FR", "17:55", ""],
    ["15:30", "ar-EG", "3:30", "PM"],
  ])("shows %s in %s as %s %s", (time, locale, digits, half) => {
    expect(clockParts(time, locale)).toEqual({ digits, half });
  });

  it("reads as one text", () => {
    expect(clockText("06:10", "en-US")).toBe("6:10 AM");
    expect(clockText("06:10", "en-GB")).toBe("06:10");
  });
});

describe("the day", () => {
  const now = Temporal.Instant.from("2026-06-11T15:00:00Z");

  it("is Today or Tomorrow where the course and the viewer have the same day", () => {
    for (const viewerZone of ["America/Los_Angeles", "America/New_York"]) {
      expect(dayText(game({ date: "2026-06-11" }), now, viewerZone, "en-US")).toBe("Today");
      expect(dayText(game(), now, viewerZone, "en-US")).toBe("Tomorrow");
    }
  });

  it("is a date where they have not: it is Friday in Auckland, and Thursday in California", () => {
    const inAuckland = game({ course: { timeZone: "Pacific/Auckland" } });
    expect(dayText(inAuckland, now, "Pacific/Auckland", "en-US")).toBe("Today");
    expect(dayText(inAuckland, now, "America/Los_Angeles", "en-US")).toBe("Fri, Jun 12");
    expect(dayText(game(), now, "Pacific/Auckland", "en-US")).toBe("Fri, Jun 12");
  });

  it.each([
    ["de-DE", "Fri, 12 Jun"],
    ["fr-FR", "Fri, 12 Jun"],
    ["ar-EG", "Fri, 12 Jun"],
    ["es-US", "Fri, Jun 12"],
  ])("is in the language of the texts for a golfer whose browser speaks %s", (locale, text) => {
    expect(shortDate("2026-06-12", locale)).toBe(text);
    expect(longDate("2026-06-12", locale)).toMatch(/Friday.*June/);
  });

  it("is a short date further ahead, whatever zone the viewer is in", () => {
    expect(dayText(game({ date: "2026-06-20" }), now, "America/New_York", "en-US")).toBe("Sat, Jun 20");
    expect(shortDate("2026-06-12", "en-GB")).toMatch(/Fri.*12 Jun/);
    expect(longDate("2026-06-12", "en-US")).toBe("Friday, June 12");
    expect(dayParts("2026-06-12", "en-US")).toEqual({ weekday: "Fri", day: "12" });
  });
});

describe("the zone", () => {
  it("is named where the viewer's clock differs", () => {
    expect(zoneName(game(), "America/New_York", "en-US")).toBe("PDT");
    expect(zoneName(game(), "Pacific/Auckland", "en-US")).toBe("PDT");
  });

  it("goes without saying where both clocks agree", () => {
    expect(zoneName(game(), "America/Los_Angeles", "en-US")).toBeUndefined();
    expect(zoneName(game(), "America/Vancouver", "en-US")).toBeUndefined();
  });

  it("is named after the time of a game", () => {
    const { date, time, course } = game();
    const moment = { date, time, timeZone: course.timeZone };
    expect(plain(courseTimeText(moment, "America/New_York", "en-US"))).toBe("6:10 AM PDT");
    expect(plain(courseTimeText(moment, "America/Los_Angeles", "en-US"))).toBe("6:10 AM");
  });

  it("follows the season of the game, not of today", () => {
    expect(zoneName(game({ teeOffAt: "2026-12-12T14:10:00.000Z" }), "UTC", "en-US")).toBe("PST");
  });
});

describe("figures", () => {
  it("measures in kilometres", () => {
    expect(plain(distanceText(54.7, "en-US"))).toBe("34 mi");
    expect(plain(distanceText(5.2, "en-GB"))).toBe("3.2 mi");
    expect(plain(distanceText(12.34, "en-CA"))).toBe("12 km");
    expect(plain(distanceText(3.26, "de-DE"))).toBe("3,3 km");
  });

  it("lists people", () => {
    expect(listText(["Jonas Reyes", "Priya Shah"])).toBe("Jonas Reyes and Priya Shah");
  });
});
