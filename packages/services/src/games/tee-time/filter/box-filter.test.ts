/** @module-tag dialect */
import { teeTimes } from "@fourball/db/schema/index";
import type { Box } from "@fourball/domain/box";
import { describe, expect, test } from "vitest";
import { NOW, testWorld } from "../../../testing.ts";
import { countTeeTimes } from "../count/count-tee-times.ts";
import { listTeeTimes } from "../list/list-tee-times.ts";
import { FEW_COURSES_MAX } from "./box-reach.ts";

const world = testWorld();

const bay: Box = { west: -123, south: 37, east: -121.5, north: 38.5 };

async function teeTimeAt(description: string, place: { latitude: number; longitude: number } | undefined): Promise<void> {
  const course = await world.course(place);
  await world.teeTime({ description, courseId: course.id });
}

/** The games in a box for a newcomer; the count must agree. */
async function found(box: Box): Promise<(string | null)[]> {
  const viewer = world.as(await world.golfer());
  const { items } = await listTeeTimes(viewer, { box });
  expect(await countTeeTimes(viewer, { box })).toBe(items.length);
  return items.map(({ description }) => description).sort();
}

describe("a box", () => {
  test("holds the games of the courses in it, edges included", async () => {
    await teeTimeAt("inside", { latitude: 37.8, longitude: -122.4 });
    await teeTimeAt("on the corner", { latitude: 37, longitude: -123 });
    await teeTimeAt("south of it", { latitude: 36.99, longitude: -122.4 });
    await teeTimeAt("east of it", { latitude: 37.8, longitude: -121.4 });
    await teeTimeAt("nowhere", undefined);
    expect(await found(bay)).toEqual(["inside", "on the corner"]);
  });

  test("in the sea holds nothing, and neither does a point beside a course", async () => {
    await teeTimeAt("on land", { latitude: 37.8, longitude: -122.4 });
    expect(await found({ west: -150, south: 20, east: -140, north: 30 })).toEqual([]);
    expect(await found({ west: -122.5, south: 37.8, east: -122.5, north: 37.8 })).toEqual([]);
    expect(await found({ west: -122.4, south: 37.8, east: -122.4, north: 37.8 })).toEqual(["on land"]);
  });

  test("that holds many courses finds the same games", async () => {
    const grid = Array.from({ length: 320 }, (_, index) => ({ latitude: 30 + index / 100, longitude: -110 }));
    const courses = await Promise.all(grid.map((place) => world.course(place)));
    const [first, , last] = [courses[0], courses[1], courses.at(-1)];
    await world.teeTime({ description: "first", courseId: first?.id ?? "" });
    await world.teeTime({ description: "last", courseId: last?.id ?? "" });
    await teeTimeAt("far away", { latitude: 45, longitude: -110 });
    expect(await found({ west: -111, south: 29, east: -109, north: 34 })).toEqual(["first", "last"]);
    expect(await found({ west: -111, south: 29, east: -109, north: 30.5 })).toEqual(["first"]);
  });

  test("of many courses and very many games has a number that may be half a minute old, but a list of now", async () => {
    const [course] = await Promise.all(
      Array.from({ length: FEW_COURSES_MAX + 1 }, () => world.course({ latitude: 37.8, longitude: -122.4 })),
    );
    const { id: hostId } = await world.golfer();
    const game = { hostId, courseId: course?.id ?? "", date: "2026-06-13", time: "07:30", mood: "casual" as const };
    const teeOffAt = new Date("2026-06-13T14:30:00Z");
    await world.db.insert(teeTimes).values(Array.from({ length: 1000 }, () => ({ ...game, teeOffAt })));
    const viewer = world.as(await world.golfer());
    expect(await countTeeTimes(viewer, { box: bay })).toBe(1000);

    const soonest = await world.teeTime({ courseId: course?.id, date: "2026-06-12" });
    expect((await listTeeTimes(viewer, { box: bay, limit: 1 })).items).toMatchObject([{ id: soonest.id }]);
    expect(await countTeeTimes(viewer, { box: bay })).toBe(1000);
    world.clock.time = NOW.add({ seconds: 31 });
    expect(await countTeeTimes(viewer, { box: bay })).toBe(1001);
    const filter = { from: "2026-06-12", to: "2026-06-12", box: bay };
    expect(await countTeeTimes(viewer, filter)).toBe(1);
    await world.teeTime({ courseId: course?.id, date: "2026-06-12" });
    expect(await countTeeTimes(viewer, filter)).toBe(2);
  });

  test("goes together with Near Me and other filters", async () => {
    await teeTimeAt("near", { latitude: 37.8, longitude: -122.4 });
    await teeTimeAt("in the box only", { latitude: 38.4, longitude: -121.6 });
    const viewer = world.as(await world.golfer());
    const filter = { filter: "nearby", near: { latitude: 37.8, longitude: -122.4 }, radiusKm: 20, box: bay } as const;
    const { items } = await listTeeTimes(viewer, filter);
    expect(items.map(({ description }) => description)).toEqual(["near"]);
  });
});
