/** @module-tag dialect */
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import type { Box } from "@fourball/domain/box";
import { MOODS, SORTS, TIMES_OF_DAY } from "@fourball/domain/tee-time/constants";
import type { ListTeeTimesInput, TeeTimeFilter } from "@fourball/domain/tee-time/list";
import { isInBox } from "@fourball/domain/tee-time/map";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { MemberContext } from "../../../core/service-context.ts";
import { testWorld } from "../../../testing.ts";
import { countTeeTimes } from "../count/count-tee-times.ts";
import { FEW_COURSES_MAX } from "../filter/box-reach.ts";
import { mapTeeTimes } from "../map/map-tee-times.ts";
import { listTeeTimes } from "./list-tee-times.ts";

const world = testWorld({ keepsRows: true });
const here = { latitude: 35, longitude: -105 };
const zones = ["America/New_York", "America/Los_Angeles", "Pacific/Honolulu"];
const preferences = ["Fast pace", "Relaxed pace"];
const places = new Map<string, { latitude: number; longitude: number }>();
const golfers: { id: string }[] = [];

beforeAll(async () => {
  golfers.push(...(await world.golfers([{ handicap: 4 }, { handicap: 18 }, {}])));
  const [courses] = fc.sample(fc.array(course, { minLength: 60, maxLength: 60 }), { numRuns: 1, seed: 1 });
  for (const values of courses ?? []) {
    const { id, latitude, longitude } = await world.course(values);
    if (latitude !== null && longitude !== null) places.set(id, { latitude, longitude });
    const [games] = fc.sample(fc.array(game, { maxLength: 8 }), { numRuns: 1, seed: places.size });
    for (const { host, ...rest } of games ?? []) await world.teeTime({ ...rest, courseId: id, hostId: golfers[host]?.id });
  }
  const row = { name: "", location: "Far away", city: "Far away", state: "AK", timeZone: "America/Anchorage", searchText: "" };
  const far = Array.from({ length: FEW_COURSES_MAX }, (_, index) => ({ ...row, identity: `far ${index}`, ...farAway }));
  await world.db.insert(golfCourses).values(far);
  expect(await world.db.$count(teeTimes)).toBeGreaterThan(150);
});

const farAway = { latitude: 60, longitude: -150 };
const degrees = (from: number, to: number) => fc.integer({ min: from * 2, max: to * 2 }).map((half) => half / 2);
/** Seldom there: together, all parts of a filter would find nothing. */
const some = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 14, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const course = fc
  .record({
    latitude: fc.option(degrees(33, 37), { freq: 8 }),
    longitude: degrees(-107, -103),
    timeZone: fc.constantFrom(...zones),
    archivedAt: some(fc.constant(new Date("2026-06-01"))),
  })
  .map(({ longitude, ...rest }) => ({ ...rest, longitude: rest.latitude === null ? null : longitude }));

const day = fc.integer({ min: 9, max: 20 }).map((date) => `2026-06-${String(date).padStart(2, "0")}`);
const spots = fc
  .integer({ min: 2, max: 4 })
  .chain((totalSlots) =>
    fc.record({ totalSlots: fc.constant(totalSlots), confirmedCount: fc.integer({ min: 0, max: totalSlots - 1 }) }),
  );
const game = fc
  .record({
    spots,
    host: fc.nat({ max: 2 }),
    date: day,
    time: fc.constantFrom("06:30", "07:30", "12:00", "17:45"),
    isPublic: fc.constantFrom(true, true, true, false),
    status: fc.constantFrom("active", "active", "active", "cancelled", "completed"),
    mood: fc.constantFrom(...MOODS),
    preferences: fc.subarray(preferences),
  })
  .map(({ spots, ...rest }) => ({ ...rest, ...spots }));

const filters: fc.Arbitrary<TeeTimeFilter & Pick<ListTeeTimesInput, "sort">> = fc
  .record({
    near: fc.option(fc.constant(here), { nil: undefined }),
    filter: some(fc.constantFrom("all", "today", "tomorrow", "week", "nearby")),
    sort: some(fc.constantFrom(...SORTS)),
    radiusKm: some(fc.constantFrom(50, 150)),
    from: some(day),
    to: some(day),
    timesOfDay: some(fc.subarray([...TIMES_OF_DAY])),
    timeFrom: some(fc.constantFrom("07:30", "07:31")),
    timeTo: some(fc.constantFrom("12:00", "17:45")),
    minOpen: some(fc.integer({ min: 1, max: 3 })),
    moods: some(fc.subarray([...MOODS])),
    preferences: some(fc.subarray(preferences)),
    handicapMin: some(fc.constantFrom(0, 10)),
    handicapMax: some(fc.constantFrom(10, 54)),
    q: some(fc.constantFrom("course", "golfer", "course 1")),
    courseId: some(fc.nat({ max: 30 })),
  })
  .map(({ courseId, ...filter }) => ({ ...filter, courseId: courseId === undefined ? undefined : [...places.keys()][courseId] }))
  .filter(({ near, filter, sort }) => near !== undefined || (filter !== "nearby" && sort !== "nearest"));

const boxes: fc.Arbitrary<Box> = fc
  .record({ west: degrees(-108, -105), wide: degrees(1, 6), south: degrees(32, 35), tall: degrees(1, 6), isWide: fc.boolean() })
  .map(({ west, wide, south, tall, isWide }) =>
    isWide ? { west: -180, south, east: west + wide, north: 90 } : { west, south, east: west + wide, north: south + tall },
  );

async function allPages(viewer: MemberContext, input: ListTeeTimesInput): Promise<TeeTimeCard[]> {
  const { items, nextCursor } = await listTeeTimes(viewer, input);
  return nextCursor === null ? items : [...items, ...(await allPages(viewer, { ...input, cursor: nextCursor }))];
}

const openSpots = ({ totalSlots, confirmedCount }: TeeTimeCard): number => totalSlots - confirmedCount - 1;
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** The pins that games have, which come soonest first. */
const pinsOf = ({ viewer }: MemberContext, games: TeeTimeCard[]) =>
  [...places.keys()].sort().flatMap((id) => {
    const all = games.filter(({ courseId }) => courseId === id);
    const isOwn = all.some(({ hostId }) => hostId === viewer.id);
    const [soonest] = all;
    return soonest ? [{ courseId: id, games: all.length, openSpots: sum(all.map(openSpots)), isOwn, soonest: soonest.id }] : [];
  });

test("a box of few or many courses holds the games of the plain list whose courses lie in it, with any filter", async () => {
  await fc.assert(
    fc.asyncProperty(filters, boxes, fc.nat({ max: 2 }), async ({ sort, ...filter }, box, golfer) => {
      const viewer = world.as(golfers[golfer] ?? { id: "" });
      const isWithin = ({ courseId }: TeeTimeCard): boolean => {
        const place = places.get(courseId);
        return place !== undefined && isInBox(place, box);
      };
      const expected = (await allPages(viewer, { ...filter, sort })).filter(isWithin);
      expect(await allPages(viewer, { ...filter, sort, box, limit: 5 })).toEqual(expected);
      expect(await countTeeTimes(viewer, { ...filter, box })).toBe(expected.length);

      const soonestFirst = (await allPages(viewer, { ...filter, sort: "soonest" })).filter(isWithin);
      const { pins, clusters } = await mapTeeTimes(viewer, { ...filter, box });
      expect(clusters).toEqual([]);
      const shown = pins.map(({ courseId, games, openSpots, isOwn, soonest: { id } }) => {
        return { courseId, games, openSpots, isOwn, soonest: id };
      });
      expect(shown.sort((one, other) => (one.courseId < other.courseId ? -1 : 1))).toEqual(pinsOf(viewer, soonestFirst));
    }),
    { numRuns: atScale({ sample: 30, full: 200 }) },
  );
});

test("the list of what is near holds the games of the plain list whose courses are, with any filter", async () => {
  await fc.assert(
    fc.asyncProperty(filters, fc.nat({ max: 2 }), async ({ sort = "soonest", radiusKm = 50, ...filter }, golfer) => {
      const viewer = world.as(golfers[golfer] ?? { id: "" });
      const all = await allPages(viewer, { ...filter, filter: "all", near: here, sort });
      const near = all.filter(({ distanceKm }) => distanceKm === null || distanceKm <= radiusKm);
      expect(await allPages(viewer, { ...filter, filter: "nearby", near: here, radiusKm, sort, limit: 5 })).toEqual(near);
    }),
    { numRuns: atScale({ sample: 30, full: 200 }) },
  );
});
