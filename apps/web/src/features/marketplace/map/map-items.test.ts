import type { MapPin } from "@fourball/domain/tee-time/map";
import { describe, expect, it } from "vitest";
import { mapItems } from "./map-items.ts";

const WORLD_PX = 256;

const aPin = (courseId: string, longitude: number): MapPin => ({
  courseId,
  courseName: courseId,
  timeZone: "America/Chicago",
  latitude: 0,
  longitude,
  games: 1,
  openSpots: 1,
  isOwn: false,
  soonest: {
    id: courseId,
    date: "2026-06-12",
    time: "07:30",
    teeOffAt: "2026-06-12T12:30:00Z",
    totalSlots: 4,
    confirmedCount: 1,
    offeredCount: 0,
  },
});

/** Two pins so many pixels apart at a zoom. */
const twoPins = (pixels: number, zoom: number): MapPin[] => {
  const degrees = (pixels * 360) / (WORLD_PX * 2 ** zoom);
  return [aPin("one", -degrees / 2), aPin("two", degrees / 2)];
};

describe("the pins of a map", () => {
  it.each([3, 3.25, 3.5, 3.75, 4])("are one where they would hide each other, at a zoom of %s", (zoom) => {
    expect(mapItems(twoPins(78, zoom), [], zoom)).toMatchObject([{ kind: "cluster", games: 2 }]);
    expect(mapItems(twoPins(90, zoom), [], zoom).map(({ kind }) => kind)).toEqual(["pin", "pin"]);
  });

  it("are one, too, with what was gathered close to them", () => {
    const zoom = 4;
    const degrees = (pixels: number) => (pixels * 360) / (WORLD_PX * 2 ** zoom);
    // The middle of the first two is 55 pixels from the third, which is further from either.
    const pins = [aPin("one", 0), aPin("two", degrees(50)), aPin("three", degrees(80))].map((pin, place) =>
      place === 2 ? { ...pin, longitude: degrees(25), latitude: degrees(55) } : pin,
    );
    expect(mapItems(pins, [], zoom)).toMatchObject([{ kind: "cluster", games: 3 }]);
  });

  it("of a wide view lose no game", () => {
    const cell = { latitude: 0, courses: 3, openSpots: 1 };
    const cells = [
      { ...cell, longitude: 0, games: 1200 },
      { ...cell, longitude: 1, games: 30 },
      { ...cell, longitude: 50, games: 7 },
    ];
    expect(mapItems([], cells, 4)).toMatchObject([
      { kind: "cluster", games: 1230, courseIds: [] },
      { kind: "cluster", games: 7 },
    ]);
  });
});
