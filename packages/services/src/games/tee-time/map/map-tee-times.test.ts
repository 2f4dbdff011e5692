import { teeTimeParticipants } from "@fourball/db/schema/index";
/** @module-tag dialect */
import { MAP_CELLS, MAP_PINS_MAX, mapView } from "@fourball/domain/tee-time/map";
import { describe, expect, test } from "vitest";
import { MapSummaries } from "../../../core/map-summaries.ts";
import { NOW, testWorld } from "../../../testing.ts";
import { listTeeTimes } from "../list/list-tee-times.ts";
import { listUnplaced } from "./list-unplaced.ts";
import { mapTeeTimes } from "./map-tee-times.ts";
import { startOfMap } from "./start-of-map.ts";

const world = testWorld();
const bay = { west: -123, south: 37, east: -121.5, north: 38.5 };
const country = { west: -125, south: 24, east: -66, north: 50 };
const inTown = { latitude: 37.8, longitude: -122.4 };

describe("the map", () => {
  test("has a pin a course: its soonest game, how many there are and what is open", async () => {
    const viewer = await world.golfer();
    const course = await world.course(inTown);
    await world.teeTime({ courseId: course.id, time: "09:00", totalSlots: 2 });
    const soonest = await world.teeTime({ courseId: course.id, time: "07:00", hostId: viewer.id });
    await world.request(soonest, await world.golfer(), "confirmed");
    const offered = { waitlistedAt: new Date(), offerExpiresAt: new Date("2026-06-12T10:00:00Z") };
    await world.db.insert(teeTimeParticipants).values({ teeTimeId: soonest.id, userId: (await world.golfer()).id, ...offered });
    const view = await mapTeeTimes(world.as(viewer), { box: bay });
    expect(mapView.strict().parse(view)).toEqual(view);
    expect(view.clusters).toEqual([]);
    expect(view.pins).toEqual([
      {
        courseId: course.id,
        courseName: course.name,
        timeZone: "America/Los_Angeles",
        ...inTown,
        games: 2,
        openSpots: 2,
        isOwn: true,
        soonest: {
          id: soonest.id,
          date: "2026-06-12",
          time: "07:00",
          teeOffAt: "2026-06-12T14:00:00.000Z",
          totalSlots: 4,
          confirmedCount: 1,
          offeredCount: 1,
        },
      },
    ]);
  });

  test("counts what the list lists: no past, cancelled or unlisted game, the host's own neither", async () => {
    const host = await world.golfer();
    const course = await world.course(inTown);
    for (const hidden of [{ date: "2026-06-10" }, { status: "cancelled" as const }, { isPublic: false }])
      await world.teeTime({ courseId: course.id, hostId: host.id, ...hidden });
    const { pins, quiet } = await mapTeeTimes(world.as(host), { box: bay });
    expect(pins).toEqual([]);
    expect(quiet).toEqual([{ courseId: course.id, courseName: course.name, ...inTown }]);
  });

  test("follows the filters of the list", async () => {
    const course = await world.course(inTown);
    await world.teeTime({ courseId: course.id, mood: "early" });
    await world.teeTime({ courseId: course.id, mood: "casual" });
    const viewer = world.as(await world.golfer());
    const gamesOf = async (filter: object) => (await mapTeeTimes(viewer, { box: bay, ...filter })).pins[0]?.games;
    expect(await gamesOf({})).toBe(2);
    expect(await gamesOf({ moods: ["early"] })).toBe(1);
    expect(await gamesOf({ from: "2026-06-13" })).toBeUndefined();
    expect(await gamesOf({ handicapMin: 5 })).toBeUndefined();
  });

  test("shows no archived course without games, and nothing where there is no course", async () => {
    await world.course({ ...inTown, archivedAt: new Date() });
    const viewer = world.as(await world.golfer());
    expect((await mapTeeTimes(viewer, { box: bay })).quiet).toEqual([]);
    expect(await mapTeeTimes(viewer, { box: { west: 0, south: 0, east: 1, north: 1 } })).toEqual({
      pins: [],
      clusters: [],
      quiet: [],
    });
  });

  test("gathers many courses into few clusters that lose no game", async () => {
    const host = (await world.golfer()).id;
    const many = MAP_PINS_MAX + 30;
    for (let index = 0; index < many; index++) {
      const course = await world.course({ latitude: 25 + index / 8, longitude: -120 + (index % 10) * 5 });
      await world.teeTime({ courseId: course.id, hostId: host });
    }
    const viewer = world.as(await world.golfer());
    const view = await mapTeeTimes(viewer, { box: country });
    expect(view.pins).toEqual([]);
    expect(view.clusters.length).toBeLessThanOrEqual((MAP_CELLS + 1) ** 2);
    expect(view.clusters.reduce((sum, { games }) => sum + games, 0)).toBe(many);
    expect((await listTeeTimes(viewer, { box: country })).items).toHaveLength(many);
  });
});

describe("where the map opens", () => {
  const opensAt = async (filter: object = {}) =>
    startOfMap(world.as(await world.golfer()), { timeZone: "America/Los_Angeles", ...filter });

  test("is in the middle of the most games of the golfer's time zone", async () => {
    const host = (await world.golfer()).id;
    const games = async (course: object, times: string[], mood: "casual" | "early" = "casual") => {
      const { id: courseId } = await world.course(course);
      for (const time of times) await world.teeTime({ courseId, hostId: host, time, mood });
    };
    await games(inTown, ["07:00"]);
    await games({ latitude: 37.6, longitude: -122.2 }, ["07:00"]);
    await games({ latitude: 32.9, longitude: -117.2 }, ["07:00"], "early");
    await games({ latitude: 40.7, longitude: -74, timeZone: "America/New_York" }, ["07:00", "08:00", "09:00"]);
    expect(await opensAt()).toEqual({ latitude: expect.closeTo(37.7), longitude: expect.closeTo(-122.3) });
    expect(await opensAt({ moods: ["early"] })).toEqual({ latitude: 32.9, longitude: -117.2 });
    expect(await opensAt({ timeZone: "Europe/Berlin" })).toEqual({ latitude: expect.closeTo(40.7), longitude: -74 });
  });

  test("is not known without games", async () => {
    await world.course(inTown);
    expect(await opensAt()).toBeUndefined();
  });
});

describe("the summary of a wide part of the map", () => {
  const summarized = [{ ...inTown, courseId: "one", timeZone: "America/Los_Angeles", games: 1, openSpots: 3 }];

  test("is kept for half a minute, and shared by those who ask at once", async () => {
    const summaries = new MapSummaries({ now: () => world.clock.time });
    let readings = 0;
    const read = async () => {
      readings++;
      return summarized;
    };
    await Promise.all([summaries.get("all", read), summaries.get("all", read)]);
    world.clock.time = NOW.add({ seconds: 30 });
    await summaries.get("all", read);
    expect(readings).toBe(1);
    world.clock.time = NOW.add({ seconds: 31 });
    await summaries.get("all", read);
    await summaries.get("another", read);
    expect(readings).toBe(3);
  });

  test("is read again after a failure", async () => {
    const summaries = new MapSummaries({ now: () => world.clock.time });
    await expect(summaries.get("all", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await summaries.get("all", async () => summarized)).toBe(summarized);
  });
});

test("games at courses without coordinates are listed by course", async () => {
  const nowhere = await world.course();
  for (const time of ["07:00", "08:00"]) await world.teeTime({ courseId: nowhere.id, time });
  await world.teeTime({ courseId: (await world.course(inTown)).id });
  await world.teeTime({ courseId: (await world.course()).id, isPublic: false });
  const viewer = world.as(await world.golfer());
  expect(await listUnplaced(viewer, {})).toEqual({
    games: 2,
    courses: [{ courseId: nowhere.id, courseName: nowhere.name, location: "Monterey, CA", games: 2 }],
  });
  expect(await listUnplaced(viewer, { from: "2026-06-20" })).toEqual({ games: 0, courses: [] });
});
