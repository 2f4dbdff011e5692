import { golferBlocks, playAgainAnswers, roundRatings } from "@fourball/db/schema/index";
import { LAST_NAME_AUDIENCES } from "@fourball/domain/profile/constants";
import { MOODS, PARTICIPANT_STATUSES } from "@fourball/domain/tee-time/constants";
import type { TeeTimeFilter } from "@fourball/domain/tee-time/list";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { getDashboardStats } from "../../../discover/dashboard/get-dashboard-stats.ts";
import { NOW, testWorld } from "../../../testing.ts";
import { countTeeTimes } from "../count/count-tee-times.ts";
import { countByDay } from "../count/listed-figures.ts";
import type { PartOfList } from "../filter/list-filters.ts";
import { listTeeTimes } from "./list-tee-times.ts";

const world = testWorld({ keepsRows: true });
const GOLFERS = 9;
const golfers: { id: string }[] = [];
const golferAt = (index: number): { id: string } => golfers[index] ?? { id: "" };

const oneOfThem = fc.nat({ max: GOLFERS - 1 });
const aGolfer = fc.record({
  lastNameTo: fc.constantFrom(...LAST_NAME_AUDIENCES),
  publicProfile: fc.boolean(),
  showsReasons: fc.constantFrom(true, true, false),
  handicap: fc.option(fc.constantFrom(8, 12, 14, 30)),
});
const request = fc.record({ golfer: oneOfThem, status: fc.constantFrom(...PARTICIPANT_STATUSES) });
const aGame = fc.record({
  host: oneOfThem,
  requests: fc.uniqueArray(request, { selector: ({ golfer }) => golfer, maxLength: 5 }),
  days: fc.integer({ min: 1, max: 9 }),
  time: fc.constantFrom("06:30", "12:00", "17:45"),
  mood: fc.constantFrom(...MOODS),
  preferences: fc.subarray(["Fast pace", "Walking preferred"]),
});
const onePairs = fc.tuple(oneOfThem, oneOfThem).filter(([one, other]) => one !== other);
const pairs = (maxLength: number) => fc.uniqueArray(onePairs, { selector: ([one, other]) => `${one} ${other}`, maxLength });

type Game = typeof aGame extends fc.Arbitrary<infer Value> ? Value : never;

/** One of the coming games, or a round of as many days ago. */
async function addGame({ host, requests, days, ...game }: Game, isPlayed: boolean) {
  const date = NOW.toZonedDateTimeISO("UTC")
    .toPlainDate()
    .add({ days: isPlayed ? -days : days })
    .toString();
  const status = isPlayed ? ("completed" as const) : ("active" as const);
  const { id } = await world.teeTime({ ...game, date, status, hostId: golferAt(host).id });
  const others = requests.filter(({ golfer }) => golfer !== host);
  let spots = 3;
  for (const { golfer, status } of others)
    if (status !== "confirmed" || spots-- > 0) await world.request({ id }, golferAt(golfer), status);
  return { id, hostId: golferAt(host).id, players: others.filter(({ status }) => status === "confirmed") };
}

const sampled = <Value>(arbitrary: fc.Arbitrary<Value>, seed: number): Value[] => fc.sample(arbitrary, { numRuns: 1, seed });

beforeAll(async () => {
  const [profiles = []] = sampled(fc.array(aGolfer, { minLength: GOLFERS, maxLength: GOLFERS }), 1);
  golfers.push(...(await world.golfers(profiles)));
  const [coming = []] = sampled(fc.array(aGame, { minLength: 25, maxLength: 25 }), 2);
  const [played = []] = sampled(fc.array(aGame, { minLength: 25, maxLength: 25 }), 3);
  for (const game of coming) await addGame(game, false);
  for (const game of played) {
    const { id, hostId, players } = await addGame(game, true);
    const [player] = players;
    if (player)
      await world.db
        .insert(roundRatings)
        .values({ teeTimeId: id, raterId: hostId, rateeId: golferAt(player.golfer).id, playedTogether: false });
  }
  const [yes = [], blocks = []] = [sampled(pairs(14), 4)[0], sampled(pairs(3), 5)[0]];
  for (const [one, other] of yes)
    for (const [golfer, theOther] of [[one, other] as const, [other, one] as const])
      await world.db
        .insert(playAgainAnswers)
        .values({ golferId: golferAt(golfer).id, otherId: golferAt(theOther).id, answer: "yes" })
        .onConflictDoNothing();
  for (const [one, other] of blocks)
    await world.db.insert(golferBlocks).values({ blockerId: golferAt(one).id, blockedId: golferAt(other).id });
});

const filters: fc.Arbitrary<TeeTimeFilter & Pick<PartOfList, "sort" | "limit">> = fc.record(
  {
    filter: fc.constantFrom("all" as const, "week" as const),
    sort: fc.constantFrom("soonest" as const, "most-spots" as const),
    timesOfDay: fc.constant(["early" as const]),
    moods: fc.subarray([...MOODS], { minLength: 2 }),
    preferences: fc.constant(["Fast pace"]),
    minOpen: fc.constantFrom(1, 2),
    handicapMax: fc.constant(14),
    limit: fc.constantFrom(3, 12),
  },
  { requiredKeys: [] },
);

/** The same games by a place that all of them are near to: read for the viewer alone, without what the database finds hidden. */
const listForViewer = async (viewer: Parameters<typeof listTeeTimes>[0], input: PartOfList) => {
  const { items, nextCursor } = await listTeeTimes(viewer, { ...input, near: { latitude: 0, longitude: 0 }, radiusKm: 100 });
  return { items, nextCursor };
};

describe("a shared page", () => {
  test("is what is read for each viewer alone, with any filter, page after page", async () => {
    await fc.assert(
      fc.asyncProperty(filters, oneOfThem, async (filter, index) => {
        const viewer = world.as(golferAt(index));
        let cursor: string | undefined;
        do {
          const input = { ...filter, cursor };
          const page = await listTeeTimes(viewer, input);
          expect(page).toEqual(await listForViewer(viewer, input));
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        const { sort: _, limit: __, ...counted } = filter;
        const { items } = await listForViewer(viewer, counted);
        expect(await countTeeTimes(viewer, counted)).toBe(items.length);
      }),
    );
  });

  test("has reasons, hidden names and statuses of some golfers in this world", async () => {
    const pages = await Promise.all(golfers.map((golfer) => listTeeTimes(world.as(golfer), {})));
    const cards = pages.flatMap(({ items }) => items);
    expect(cards.some(({ fit }) => fit !== null)).toBe(true);
    expect(cards.some(({ host }) => host.lastName?.endsWith("."))).toBe(true);
    expect(cards.some(({ viewerStatus }) => viewerStatus !== null)).toBe(true);
  });

  test("is each viewer's own when all of them ask for pages at the same time", { tags: "race" }, async () => {
    const [one, ...others] = golfers.map((golfer) => world.as(golfer));
    if (!one) throw new Error("no golfers");
    // One process: they share what is read.
    const viewers = [one, ...others.map((viewer) => ({ ...viewer, caches: one.caches })), one];
    const asked = [{ limit: 12 }, { limit: 12, minOpen: 2 }].flatMap((input) => viewers.map((viewer) => ({ viewer, input })));
    const pages = await Promise.all(asked.map(({ viewer, input }) => listTeeTimes(viewer, input)));
    for (const [index, { viewer, input }] of asked.entries()) expect(pages[index]).toEqual(await listForViewer(viewer, input));
  });

  test("comes with figures of the games that it lists for the viewer", async () => {
    for (const golfer of golfers) {
      const viewer = world.as(golfer);
      const { items } = await listForViewer(viewer, {});
      const openSlots = items.map(({ totalSlots, confirmedCount }) => totalSlots - confirmedCount - 1).filter((open) => open > 0);
      const dates = items.map(({ date }) => date).sort();
      expect(await getDashboardStats(viewer)).toMatchObject({
        available: openSlots.length,
        openSlots: openSlots.reduce((sum, open) => sum + open, 0),
      });
      expect(await countByDay(viewer)).toEqual(
        [...new Set(dates)].map((date) => ({ date, count: dates.filter((one) => one === date).length })),
      );
    }
  });

  test("may be a second old for those who changed nothing, and never for those who did", async () => {
    const [viewer, host] = [await world.golfer(), await world.golfer()];
    const relaxed = world.as(viewer, { caller: { cacheMaxAgeMs: 1000 } });
    const filter = { courseId: (await world.course()).id };
    const shown = async (ctx: typeof relaxed) => (await listTeeTimes(ctx, filter)).items.map(({ id }) => id);
    expect(await shown(relaxed)).toEqual([]);
    const { id } = await world.teeTime({ ...filter, hostId: host.id });
    expect(await shown(relaxed)).toEqual([]);
    expect(await shown({ ...relaxed, caller: { ...relaxed.caller, cacheMaxAgeMs: 0 } })).toEqual([id]);
    expect(await shown(relaxed)).toEqual([id]);
  });

  test("has the viewer's own part of this moment, however old the rest is", async () => {
    const [viewer, host] = [await world.golfer(), await world.golfer()];
    const relaxed = world.as(viewer, { caller: { cacheMaxAgeMs: 1000 } });
    const filter = { courseId: (await world.course()).id };
    const game = await world.teeTime({ ...filter, hostId: host.id });
    const status = async () => (await listTeeTimes(relaxed, filter)).items.map(({ viewerStatus }) => viewerStatus);
    expect(await status()).toEqual([null]);
    await world.request(game, viewer);
    expect(await status()).toEqual(["pending"]);
    await world.db.insert(golferBlocks).values({ blockerId: host.id, blockedId: viewer.id });
    expect(await status()).toEqual(["pending"]);
    await world.db.insert(golferBlocks).values({ blockerId: viewer.id, blockedId: host.id });
    expect((await listTeeTimes(world.as(await world.golfer(), { caller: { cacheMaxAgeMs: 1000 } }), filter)).items).toHaveLength(
      1,
    );
  });
});
