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
  },
});

/** Two pins so many pixels apart at a zoom. */
const twoPins = (pixels: number, zoom: number): MapPin[] => {
  const degrees = (pixels * 360) / (WORLD_PX * 2 ** zoom);
  return [aPin("one", -degrees / 2), aPin("two", degrees / 2)];
};

describe("the pins of a map", () => {
  it.each([3, 3.25, 3.5, 3.75, 4])("are one where they would hide each other, at a zoom of %s", (zoom) => {
    expect(mapItems(twoPins(60, zoom), [], zoom)).toMatchObject([{ kind: "cluster", games: 2 }]);
    expect(mapItems(twoPins(90, zoom), [], zoom).map(({ kind }) => kind)).toEqual(["pin", "pin"]);
  });
});
