import { describe, expect, it } from "vitest";
import type { CoursePlace } from "../course/position.ts";
import { holesOfLight, lastFullRound, litHoles, type PlayedGame } from "./holes-of-light.ts";
import { teeOffInstant } from "./when.ts";

const PACIFIC = "America/Los_Angeles";
const halfMoonBay: CoursePlace = { latitude: 37.43, longitude: -122.44, state: "CA", country: "US" };

type Changes = Partial<PlayedGame> & { timeZone?: string };

function gameAt(date: string, time: string, { timeZone = PACIFIC, ...changes }: Changes = {}): PlayedGame {
  const teeOffAt = teeOffInstant({ date, time, timeZone }).toString();
  return { course: halfMoonBay, date, time, teeOffAt, totalSlots: 4, preferences: [], ...changes };
}

const inAugust = (time: string, changes: Changes = {}): PlayedGame => gameAt("2026-08-30", time, changes);

function lastStart(date: string, { timeZone = PACIFIC, ...changes }: Changes = {}): string | undefined {
  const last = lastFullRound(gameAt(date, "12:00", { timeZone, ...changes }));
  return last?.toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: "minute" });
}

describe("the holes of light", () => {
  it("end at sunset", () => {
    const light = holesOfLight(inAugust("16:10"));
    expect(light?.lit).toBe(16);
    expect(light?.hours.map((hour) => hour === undefined)).toEqual(Array.from({ length: 18 }, (_, hole) => hole >= 16));
    expect(light?.sunset.toZonedDateTimeISO(PACIFIC).toPlainTime().toString({ smallestUnit: "minute" })).toBe("19:41");
  });

  it("are fewer for a relaxed group of four, and not for three", () => {
    const preferences = ["Relaxed pace"];
    expect(holesOfLight(inAugust("16:10", { preferences }))?.lit).toBe(14);
    expect(holesOfLight(inAugust("16:10", { preferences, totalSlots: 3 }))?.lit).toBe(16);
  });

  it.each([
    ["14:30", undefined],
    ["14:50", 18],
    ["15:20", 18],
    ["19:50", 0],
  ])("of a round at %s are %s", (time, lit) => {
    expect(holesOfLight(inAugust(time))?.lit).toBe(lit);
  });

  it.each([
    ["14:30", undefined],
    ["15:20", undefined],
    ["16:10", 16],
    ["19:50", 0],
  ])("are worth saying for a round at %s: %s", (time, lit) => {
    expect(litHoles(inAugust(time))).toBe(lit);
  });
});

describe("the last full round", () => {
  it("starts four hours before sunset, or four and a half for a relaxed group of four", () => {
    expect(lastStart("2026-08-30")).toBe("15:40");
    expect(lastStart("2026-08-30", { preferences: ["Relaxed pace"] })).toBe("15:10");
    expect(lastStart("2026-08-30", { preferences: ["Relaxed pace"], totalSlots: 3 })).toBe("15:40");
  });

  it("does not depend on the hour of the game", () => {
    const hours = ["00:05", "07:00", "12:00", "23:55"];
    expect(new Set(hours.map((time) => String(lastFullRound(inAugust(time))))).size).toBe(1);
  });

  it("leaves no hole in the dark", () => {
    expect(litHoles(inAugust("15:40"))).toBeUndefined();
    expect(litHoles(inAugust("15:45"))).toBe(17);
  });

  it("moves with the clocks in spring and in fall", () => {
    expect([lastStart("2026-03-07"), lastStart("2026-03-08")]).toEqual(["14:05", "15:10"]);
    expect([lastStart("2026-10-31"), lastStart("2026-11-01")]).toEqual(["14:10", "13:10"]);
  });

  it.each([
    ["Honolulu", { latitude: 21.3, longitude: -157.8, state: "HI", country: "US" }, "Pacific/Honolulu", "14:45"],
    ["Auckland", { latitude: -36.8, longitude: 174.8, state: "", country: "NZ" }, "Pacific/Auckland", "13:55"],
    ["Maine by its center", { latitude: null, longitude: null, state: "ME", country: "US" }, "America/New_York", "15:15"],
    ["Japan by its clock", { latitude: null, longitude: null, state: "", country: "JP" }, "Asia/Tokyo", "14:35"],
  ])("is on the clock of %s", (_, course, timeZone, starts) => {
    expect(lastStart("2026-08-30", { course, timeZone })).toBe(starts);
  });

  it("does not exist where the day is shorter than a round, or has no end", () => {
    const fairbanks = { latitude: 64.8, longitude: -147.7, state: "AK", country: "US" };
    const barrow = { latitude: 71, longitude: -156, state: "AK", country: "US" };
    expect(lastStart("2026-12-21", { course: fairbanks, timeZone: "America/Anchorage" })).toBeUndefined();
    expect(lastStart("2026-06-21", { course: barrow, timeZone: "America/Anchorage" })).toBeUndefined();
  });
});
