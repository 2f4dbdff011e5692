import { golferBlocks, playAgainAnswers, teeTimes, users } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { joinWaitlist } from "../../games/tee-time/waitlist/join-waitlist.ts";
import { withdrawFromTeeTime } from "../../games/tee-time/withdraw-from-tee-time.ts";
import { fillScene } from "../../testing/scenes/fill-scene.ts";
import { ratedRound } from "../../testing/scenes/partners.ts";
import { testWorld } from "../../testing.ts";
import { saveSearch } from "../saved-search/save-search.ts";
import { planFill } from "./plan-fill.ts";

const world = testWorld();
const { aGame, aGolfer, partnersOf, reasonsFor } = fillScene(world);
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
