/** @module-tag dialect */
import { golferBlocks, savedSearchMatches } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { MOODS, PREFERENCES, TIMES_OF_DAY } from "@fourball/domain/tee-time/constants";
import type { TeeTimeFilter } from "@fourball/domain/tee-time/list";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listTeeTimes } from "../../games/tee-time/list/list-tee-times.ts";
import { testWorld } from "../../testing.ts";
import { matchGames } from "./match-games.ts";
import { saveSearch } from "./save-search.ts";

const world = testWorld();

const latitude = fc.integer({ min: 3550, max: 3750 }).map((degrees) => degrees / 100);
const longitude = fc.integer({ min: -12250, max: -12050 }).map((degrees) => degrees / 100);
const position = fc.record({ latitude, longitude });
const handicap = fc.integer({ min: 0, max: 40 });
const date = fc.integer({ min: 12, max: 20 }).map((day) => `2026-06-${day}`);
const COURSES = 14;

const box = fc.tuple(position, position).map(([one, other]) => ({
  south: Math.min(one.latitude, other.latitude),
  north: Math.max(one.latitude, other.latitude),
  west: Math.min(one.longitude, other.longitude),
  east: Math.max(one.longitude, other.longitude),
}));

/** Seldom there: together, all parts of a filter would find nothing. */
const some = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const wish = fc.record({
  q: some(fc.constantFrom("monterey", "MÜLLER", "cou", "se 1", "fresno hill", "%", "_", "golfer", "o")),
  near: fc.option(position, { nil: undefined }),
  radiusKm: fc.option(fc.integer({ min: 10, max: 100 }), { nil: undefined }),
  from: some(date),
  to: some(date),
  timesOfDay: some(fc.subarray([...TIMES_OF_DAY])),
  minOpen: some(fc.integer({ min: 1, max: 3 })),
  moods: some(fc.subarray([...MOODS])),
  preferences: some(fc.subarray(PREFERENCES.slice(0, 2))),
  handicapMin: some(handicap),
  handicapMax: some(handicap),
  course: some(fc.nat(COURSES - 1)),
  box: some(box),
});

const game = fc.record({
  course: fc.nat(COURSES - 1),
  host: fc.nat(5),
  date,
  time: fc.constantFrom("06:30", "07:59", "08:00", "10:59", "11:00", "14:30", "15:00", "18:00"),
  totalSlots: fc.integer({ min: 2, max: 4 }),
  mood: fc.constantFrom(...MOODS),
  preferences: fc.subarray(PREFERENCES.slice(0, 3)),
  isPublic: fc.constantFrom(true, true, true, false),
  status: fc.constantFrom("active" as const, "active" as const, "active" as const, "cancelled" as const),
});

/** One that doesn't stop at the first: the whole sample is looked at in one world. */
const sample = <Value>(of: fc.Arbitrary<Value>, count: number): Value[] => fc.sample(of, { numRuns: count, seed: 2026 });

function at<Value>(list: readonly Value[], index: number): Value {
  const value = list[index % list.length];
  if (value === undefined) throw new Error("an empty list");
  return value;
}

const runMatching = async () => {
  const ctx = world.anonymous();
  for (const { id } of await matchGames.find(ctx)) await matchGames.run(ctx, id);
};

/** Courses, some in places that nobody knows, and games of a few hosts. */
async function someGames() {
  const names = ["Monterey", "Fresno", "Monterey Hill"];
  const courses = [];
  for (const [number, place] of sample(position, COURSES).entries())
    courses.push(await world.course({ city: at(names, number), ...(number % 5 === 4 ? {} : place) }));
  const hosts = await world.golfers([{ handicap: 3 }, { handicap: 12.4 }, { handicap: 30 }, {}, { lastName: "Müller" }, {}]);
  const games = [];
  for (const { course, host, ...rest } of sample(game, 120))
    games.push(await world.teeTime({ ...rest, courseId: at(courses, course).id, hostId: at(hosts, host).id }));
  return { courses, hosts, games };
}

type Crowd = Awaited<ReturnType<typeof someGames>>;
type Search = { id: string; golfer: { id: string }; filter: TeeTimeFilter };

async function someSearches({ courses, hosts }: Crowd): Promise<Search[]> {
  const searches: Search[] = [];
  const golfers = await world.golfers(Array.from({ length: 50 }, () => ({})));
  for (const [number, { course, ...rest }] of sample(wish, atScale({ embedded: 80, sample: 150, full: 450 })).entries()) {
    const golfer = at(number % 7 === 0 ? hosts : golfers, number);
    const filter = { ...rest, ...(course !== undefined && { courseId: at(courses, course).id }) };
    const saved = await saveSearch(world.as(golfer), { filter, frequency: "daily" }).catch(() => undefined);
    if (saved) searches.push({ id: saved.id, golfer, filter });
  }
  return searches;
}

/** Some block a host or are blocked, and some asked for a game. */
async function someHistory({ hosts, games }: Crowd, searches: Search[]) {
  for (const [number, { golfer }] of searches.entries()) {
    const [host, asked] = [at(hosts, number), at(games, number * 5)];
    const [blockerId, blockedId] = number % 2 ? [golfer.id, host.id] : [host.id, golfer.id];
    if (number % 3 === 0 && blockerId !== blockedId)
      await world.db.insert(golferBlocks).values({ blockerId, blockedId }).onConflictDoNothing();
    if (number % 4 === 0 && asked.hostId !== golfer.id)
      await world.request(asked, golfer, at(["pending", "declined"], number)).catch(() => undefined);
  }
}

describe("a saved search finds", () => {
  test("what the marketplace shows its golfer, but for own games, those asked for, and unknown places where it is near a place", {
    timeout: 240_000,
  }, async () => {
    const crowd = await someGames();
    const searches = await someSearches(crowd);
    await someHistory(crowd, searches);

    await Promise.all([1, 2, 3].map(runMatching));

    const unplaced = new Set(crowd.courses.filter(({ latitude }) => latitude === null).map(({ id }) => id));
    const found = await world.db.select().from(savedSearchMatches);
    let shown = 0;
    for (const { id, golfer, filter } of searches) {
      const isNear = filter.near !== undefined && filter.radiusKm !== undefined;
      const { items } = await listTeeTimes(world.as(golfer), filter);
      const expected = items
        .filter(({ viewerStatus, courseId }) => viewerStatus === null && !(isNear && unplaced.has(courseId)))
        .map((item) => item.id);
      shown += expected.length;
      const matched = found.filter(({ searchId }) => searchId === id).map(({ teeTimeId }) => teeTimeId);
      expect(matched.sort(), JSON.stringify(filter)).toEqual(expected.sort());
    }
    expect(shown).toBeGreaterThan(searches.length);
  });
});
