import { describe, expect, it } from "vitest";
import { dayScale, hourMarks, isWithin, nearestTo, widenedTo, windowAt } from "./day-scale.ts";

const at = (hour: number, minute = 0): number => hour * 60 + minute;
// Seen from Berlin, where the tests run.
const sanFrancisco = { position: { latitude: 37.77, longitude: -122.42 }, timeZone: "America/Los_Angeles" };
const longyearbyen = { position: { latitude: 78.22, longitude: 15.65 }, timeZone: "Arctic/Longyearbyen" };

describe("the scale of a day", () => {
  it("is from first light to dusk on the clock of the place", () => {
    const { from, to, light } = dayScale(sanFrancisco, "2026-11-28", []);
    expect(light).toEqual({ from: at(6, 35), to: at(17, 20) });
    expect([from, to]).toEqual([at(6, 30), at(17, 30)]);
  });

  it("holds every game, also those on an earlier or later clock", () => {
    expect(dayScale(sanFrancisco, "2026-11-28", [at(6, 10), at(9), at(19)])).toMatchObject({ from: at(6), to: at(19, 15) });
  });

  it("shows 24 hours of the sun, in order", () => {
    const { sunHours } = dayScale(sanFrancisco, "2026-11-28", []);
    expect(sunHours).toHaveLength(24);
    expect(sunHours).toEqual(sunHours.toSorted((one, other) => one - other));
  });

  it("is a usual day where the sun doesn't set, or the place isn't known", () => {
    expect(dayScale(longyearbyen, "2026-06-20", [])).toMatchObject({ from: at(5), to: at(21), light: undefined });
    expect(dayScale({ position: undefined, timeZone: "America/Los_Angeles" }, "2026-11-28", [])).toMatchObject({
      from: at(6, 30),
    });
  });

  it("is long in December where only a clock of the south is known", () => {
    const { light } = dayScale({ position: undefined, timeZone: "Australia/Melbourne" }, "2026-12-06", []);
    expect(light).toEqual({ from: at(4, 52), to: at(20, 50) });
  });
});

describe("the hours below a band", () => {
  const texts = (step: number) => hourMarks({ from: at(6, 30), to: at(17, 30) }, step).map(({ text }) => text);

  it("name the half of the day at both ends", () => {
    expect(texts(2)).toEqual(["7 AM", "9", "11", "1", "3", "5 PM"]);
    expect(texts(1)).toHaveLength(11);
  });
});

describe("a window", () => {
  const morning = { from: at(8), to: at(10) };

  it("holds its first minute and not its last", () => {
    expect([at(8), at(9, 59), at(10)].map((minute) => isWithin(morning, minute))).toEqual([true, true, false]);
  });

  it("knows the nearest game on either side, and widens to it", () => {
    expect(nearestTo(morning, [at(6, 10), at(13, 10)])).toBe(at(6, 10));
    expect(nearestTo(morning, [at(6, 10), at(11, 10)])).toBe(at(11, 10));
    expect(nearestTo(morning, [])).toBeUndefined();
    expect(widenedTo(morning, at(11, 10))).toEqual({ from: at(8), to: at(11, 15) });
    expect(widenedTo(morning, at(10))).toEqual({ from: at(8), to: at(10, 15) });
    expect(widenedTo(morning, at(6, 10))).toEqual({ from: at(6), to: at(10) });
  });

  it("of one game ends with the day", () => {
    expect(windowAt(at(13, 10))).toEqual({ from: at(13), to: at(13, 30) });
    expect(windowAt(at(23, 50))).toEqual({ from: at(23, 45), to: at(24) });
  });
});
