import { describe, expect, it } from "vitest";
import type { CoursePlace } from "../course/position.ts";
import { skyOf, skyOfGame } from "./sky.ts";
import { daylightHour, daylightOf, type Game } from "./sun.ts";
import { teeOffInstant } from "./when.ts";

const halfMoonBay: CoursePlace = { latitude: 37.43, longitude: -122.44, state: "CA", country: "US" };
const unknown: CoursePlace = { latitude: null, longitude: null, state: "CA", country: "US" };

function gameAt(date: string, time: string, course = halfMoonBay, timeZone = "America/Los_Angeles"): Game {
  return { course, date, time, teeOffAt: teeOffInstant({ date, time, timeZone }).toString() };
}

describe("the light of a game", () => {
  it.each([
    ["2026-08-30", "06:10", "dawn"],
    ["2026-08-30", "06:52", "dawn"],
    ["2026-08-30", "09:10", "morning"],
    ["2026-08-30", "11:36", "noon"],
    ["2026-08-30", "16:10", "noon"],
    ["2026-08-30", "18:20", "dusk"],
    ["2026-12-20", "07:30", "dawn"],
    ["2026-12-20", "09:10", "morning"],
    ["2026-12-20", "12:00", "noon"],
    ["2026-12-20", "14:20", "noon"],
    ["2026-12-20", "16:10", "dusk"],
    ["2026-06-21", "19:00", "dusk"],
    ["2026-06-21", "17:00", "noon"],
  ])("on %s at %s is %s", (date, time, light) => {
    expect(skyOf(gameAt(date, time)).light).toBe(light);
  });

  it.each([
    ["13:30", "noon"],
    ["15:20", "round"],
    ["18:20", "dusk"],
  ])("of a round that starts at %s and ends near sunset, or not, is %s", (time, light) => {
    expect(skyOfGame({ ...gameAt("2026-08-30", time), totalSlots: 4, preferences: [] }).light).toBe(light);
  });

  it("is never red for an early bird, at any course and on any day", () => {
    const places: [CoursePlace, string][] = [
      [halfMoonBay, "America/Los_Angeles"],
      [unknown, "America/Los_Angeles"],
      [{ ...unknown, state: "ME" }, "America/New_York"],
      [{ ...unknown, state: "FL" }, "America/New_York"],
      [{ ...unknown, state: "MI" }, "America/New_York"],
      [{ ...unknown, state: "HI" }, "Pacific/Honolulu"],
      [{ ...unknown, state: "AK" }, "America/Anchorage"],
      [{ ...unknown, state: "", country: "AU" }, "Australia/Sydney"],
    ];
    const lights = places.flatMap(([place, zone]) =>
      Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, "0")}-21`).flatMap((date) =>
        ["05:00", "06:00", "07:00", "08:00"].map((time) => skyOf(gameAt(date, time, place, zone)).light),
      ),
    );
    expect(lights).not.toContain("dusk");
  });

  it("of a course without coordinates is that of its state", () => {
    expect(daylightOf(gameAt("2026-08-30", "08:00", unknown))).toEqual(
      daylightOf(gameAt("2026-08-30", "08:00", { ...unknown, latitude: 37.2, longitude: -119.5 })),
    );
  });

  it("goes by the clock where the sun does not set", () => {
    const farNorth = { latitude: 71, longitude: -156, state: "AK", country: "US" };
    const game = gameAt("2026-06-21", "19:00", farNorth, "America/Anchorage");
    expect(daylightOf(game)).toBeUndefined();
    expect(skyOf(game).light).toBe("dusk");
  });

  it("is the same on the clocks of all zones", () => {
    expect(skyOf(gameAt("2026-08-30", "18:40", { ...unknown, state: "NY" }, "America/New_York")).light).toBe("dusk");
    expect(skyOf(gameAt("2026-08-30", "07:00", { ...unknown, state: "", country: "JP" }, "Asia/Tokyo")).light).toBe("morning");
  });
});

describe("the hour of the sun", () => {
  it("is 5.5 at sunrise and 18.8 at sunset, and held where no sky differs any more", () => {
    const daylight = { sunrise: 0, sunset: 100 };
    expect(daylightHour(50, daylight)).toBeCloseTo(12.15);
    expect(daylightHour(100, daylight)).toBeCloseTo(18.8);
    expect(daylightHour(-50, daylight)).toBe(5.6);
    expect(daylightHour(500, daylight)).toBe(18.95);
  });
});
