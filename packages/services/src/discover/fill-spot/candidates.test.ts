import {
  fillMessages,
  golferBlocks,
  playAgainAnswers,
  savedSearches,
  spotFills,
  teeTimes,
  users,
} from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { joinWaitlist } from "../../games/tee-time/waitlist/join-waitlist.ts";
import { withdrawFromTeeTime } from "../../games/tee-time/withdraw-from-tee-time.ts";
import { fillScene } from "../../testing/scenes/fill-scene.ts";
import { ratedRound } from "../../testing/scenes/partners.ts";
import { NOW, testWorld } from "../../testing.ts";
import { saveSearch } from "../saved-search/save-search.ts";
import { LOOKED_AT } from "./found.ts";
import { planFill } from "./plan-fill.ts";

const world = testWorld();
const { aGame, aGolfer, partnersOf, reasonsFor, start, writtenTo } = fillScene(world);
const MONTEREY = { latitude: 36.62, longitude: -121.9 };

/** A game with one partner of its host, who alone may be written to. */
async function withPartner() {
  const game = await aGame({ totalSlots: 4 });
  const [partner] = await partnersOf(game.host, 1);
  if (!partner) throw new Error("a partner was made");
  return { ...game, partner };
}

describe("the golfers of a plan", () => {
  test("are partners of the host", async () => {
    const { host, teeTimeId } = await withPartner();
    expect(await reasonsFor(host, teeTimeId)).toEqual({ partner: 1 });
  });

  test("played with the host or with a player of the game", async () => {
    const { host, player, teeTimeId } = await aGame();
    await ratedRound(world, player, [await aGolfer(), await aGolfer()]);
    await ratedRound(world, await aGolfer(), [host]);
    expect(await reasonsFor(host, teeTimeId)).toEqual({ "played-together": 3 });
  });

  test("saved a search that finds the game, and not one for another hour or another place", async () => {
    const { host, teeTimeId } = await aGame();
    const near = { near: MONTEREY, radiusKm: 50 };
    for (const filter of [
      { ...near, timesOfDay: ["early" as const] },
      { ...near, timesOfDay: ["evening" as const] },
      { near: { latitude: 40.7, longitude: -74 }, radiusKm: 50 },
    ])
      await saveSearch(world.as(await aGolfer()), { filter, frequency: "daily" });
    expect(await reasonsFor(host, teeTimeId)).toEqual({ "saved-search": 1 });
  });

  test("often play near by on that weekday and at that time of the day", async () => {
    const { host, teeTimeId } = await aGame();
    const near = await world.course({ ...MONTEREY });
    const far = await world.course({ latitude: 40.7, longitude: -74 });
    const completed = { status: "completed" as const, time: "07:10" };
    const fridays = ["2026-06-05", "2026-05-29", "2026-05-22"];
    const often = await aGolfer();
    const [seldom, elsewhere, evenings, mondays] = [await aGolfer(), await aGolfer(), await aGolfer(), await aGolfer()];
    for (const date of fridays) {
      await world.teeTime({ ...completed, date, hostId: often.id, courseId: near.id });
      await world.teeTime({ ...completed, date, hostId: elsewhere.id, courseId: far.id });
      await world.teeTime({ ...completed, date, hostId: evenings.id, courseId: near.id, time: "17:00" });
    }
    for (const date of fridays.slice(1)) await world.teeTime({ ...completed, date, hostId: seldom.id, courseId: near.id });
    for (const date of ["2026-06-08", "2026-06-01", "2026-05-25"])
      await world.teeTime({ ...completed, date, hostId: mondays.id, courseId: near.id });
    expect(await reasonsFor(host, teeTimeId)).toEqual({ "usual-day": 1 });
  });

  test("wait on the waitlist, and have the first reason only", async () => {
    const { host, teeTimeId, game } = await aGame({ totalSlots: 2 });
    const [partner] = await partnersOf(host, 1);
    if (!partner) throw new Error("a partner was made");
    await joinWaitlist(world.as(partner), { teeTimeId });
    await makeRoom(game.id);
    expect(await reasonsFor(host, teeTimeId)).toEqual({ waitlist: 1 });
  });

  test("are counted, and never named", async () => {
    const { host, teeTimeId, partner } = await withPartner();
    const plan = await planFill(world.as(host), { teeTimeId, mode: "first-come" });
    expect(plan).toEqual({
      spots: 2,
      waves: [{ at: "2026-06-11T15:00:00.000Z", golfers: 1 }],
      reasons: [{ reason: "partner", golfers: 1 }],
    });
    expect(JSON.stringify(plan)).not.toContain(partner.id);
  });
});

describe("of many golfers", () => {
  test("the partner with whom the host played most recently is the first", async () => {
    const { host, teeTimeId } = await aGame();
    const [never, often, recently] = await partnersOf(host, 3);
    if (!never || !often || !recently) throw new Error("partners were made");
    const rounds = [
      { partner: often, date: "2026-04-03" },
      { partner: often, date: "2026-04-10" },
      { partner: recently, date: "2026-06-05" },
    ];
    for (const { partner, date } of rounds) {
      const round = await world.teeTime({ hostId: partner.id, date, status: "completed" });
      await world.request(round, host, "confirmed");
    }
    await start(host, teeTimeId, { mode: "one-at-a-time" });
    expect(await writtenTo(teeTimeId)).toEqual([recently.id]);
    const { rank, userId } = fillMessages;
    const planned = await world.db.select({ userId }).from(fillMessages).orderBy(rank);
    expect(planned.map((each) => each.userId)).toEqual([recently.id, often.id, never.id]);
  });

  type Host = { id: string };
  const last = { id: "ffffffff-ffff-4fff-8fff-ffffffffffff" };
  const makePartners = async (host: Host) => {
    const partners = await partnersOf(host, LOOKED_AT);
    await partnersOf(host, 1, last);
    return partners;
  };
  const makeSearches = async () => {
    const [first, ...others] = await world.golfers(Array(LOOKED_AT).fill({ timeZone: "America/Los_Angeles" }));
    if (!first) throw new Error("golfers were made");
    await saveSearch(world.as(first), { filter: { near: MONTEREY, radiusKm: 50 }, frequency: "daily" });
    const [search] = await world.db.select().from(savedSearches);
    if (!search) throw new Error("the search was saved");
    const { id: _, ...rest } = search;
    await world.db.insert(savedSearches).values(others.map((other) => ({ ...rest, userId: other.id })));
    const farther = { near: { latitude: 36.8, longitude: -121.9 }, radiusKm: 50 };
    await saveSearch(world.as(await aGolfer(last)), { filter: farther, frequency: "daily" });
    return [first, ...others];
  };

  test.each([
    ["partner", makePartners],
    ["saved-search", makeSearches],
  ] as const)("by %s, those to whom an earlier fill of the game wrote leave their place to others", async (reason, make) => {
    const { host, teeTimeId } = await aGame();
    const golfers = await make(host);
    const startedAt = new Date(NOW.subtract({ hours: 3 }).epochMilliseconds);
    const ended = { startedAt, teeOffAt: startedAt, endedAt: startedAt, endReason: "stopped" as const };
    await world.db.insert(spotFills).values({ teeTimeId, mode: "first-come", confirmsAtOnce: false, ...ended });
    const message = { teeTimeId, why: { reason: "partner" as const }, rank: 0, sentAt: startedAt };
    await world.db.insert(fillMessages).values(golfers.map(({ id }) => ({ ...message, userId: id })));
    expect(await reasonsFor(host, teeTimeId)).toEqual({ [reason]: 1 });
  });
});

/** A spot more, without an offer to the waitlist. */
async function makeRoom(id: string): Promise<void> {
  await world.db.update(teeTimes).set({ totalSlots: 3 }).where(eq(teeTimes.id, id));
}

type Scene = Awaited<ReturnType<typeof withPartner>>;
const set =
  (changes: Partial<typeof users.$inferInsert>) =>
  async ({ partner }: Scene) =>
    void (await world.db.update(users).set(changes).where(eq(users.id, partner.id)));
const block = (blockerId: string, blockedId: string) => world.db.insert(golferBlocks).values({ blockerId, blockedId });

describe("a golfer isn't written to", () => {
  test.each<[string, (scene: Scene) => Promise<unknown>]>([
    ["who blocked the host", ({ host, partner }) => block(partner.id, host.id)],
    ["whom the host blocked", ({ host, partner }) => block(host.id, partner.id)],
    ["who blocked a player", ({ player, partner }) => block(partner.id, player.id)],
    ["whom a player blocked", ({ player, partner }) => block(player.id, partner.id)],
    ["who switched such messages off", set({ emailOpenSpots: false, pushOpenSpots: false })],
    ["whom no message of any kind reaches", set({ emailOn: false, pushOn: false })],
    ["who is suspended", set({ suspendedAt: new Date("2026-06-01T00:00:00Z") })],
    ["whose account is closed", set({ deletedAt: new Date("2026-06-01T00:00:00Z") })],
    ["who asked already", ({ game, partner }) => world.request(game, partner)],
    ["who plays already", ({ game, partner }) => world.request(game, partner, "confirmed")],
    [
      "who gave up a spot in it",
      async ({ game, partner }) => {
        await world.request(game, partner, "confirmed");
        await withdrawFromTeeTime(world.as(partner), { teeTimeId: game.id });
      },
    ],
    ["whom the host declined", ({ game, partner }) => world.request(game, partner, "declined")],
    ["who hosts at about that time", ({ partner }) => world.teeTime({ hostId: partner.id, time: "10:00" })],
    [
      "who plays elsewhere at about that time",
      async ({ partner }) => world.request(await world.teeTime({ time: "06:00" }), partner, "confirmed"),
    ],
  ])("%s", async (_, change) => {
    const scene = await withPartner();
    const { host, teeTimeId } = scene;
    // There is somebody else, so that the plan isn't empty.
    await partnersOf(host, 1);
    expect(await reasonsFor(host, teeTimeId)).toEqual({ partner: 2 });
    await change(scene);
    expect(await reasonsFor(host, teeTimeId)).toEqual({ partner: 1 });
  });

  test("with whom the host doesn't want to play again, nor who doesn't with the host", async () => {
    const { host, teeTimeId } = await aGame();
    const [one, other, third] = [await aGolfer(), await aGolfer(), await aGolfer()];
    await ratedRound(world, host, [one, other, third]);
    await world.db.insert(playAgainAnswers).values([
      { golferId: host.id, otherId: one.id, answer: "no" },
      { golferId: other.id, otherId: host.id, answer: "no" },
    ]);
    expect(await reasonsFor(host, teeTimeId)).toEqual({ "played-together": 1 });
  });
});
