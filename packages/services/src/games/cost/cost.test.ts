import { costShares, teeTimeCosts } from "@fourball/db/schema/index";
import { describe, expect, test } from "vitest";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { blockGolfer } from "../../safety/block/block-golfer.ts";
import { AMOUNTS, costsScene } from "../../testing/scenes/costs-scene.ts";
import { NOW, testWorld } from "../../testing.ts";
import { handOver } from "../tee-time/hand-over.ts";
import { listParticipants } from "../tee-time/list-participants.ts";
import { withdrawFromTeeTime } from "../tee-time/withdraw-from-tee-time.ts";
import { removeCosts } from "./set-costs.ts";
import { tickShare } from "./tick-share.ts";

const world = testWorld();
const { aGame, aRound, playToTheEnd } = costsScene(world);

/** What is owed to a golfer, by default the host. */
const sharesOf = async (game: Awaited<ReturnType<typeof aGame>>, as = game.host) =>
  (await game.card(as)).owed.map(({ cents }) => cents);

describe("what a game costs", () => {
  test("is seen by everyone who sees the game", async () => {
    const game = await aGame({ rule: "Cancel free until 24 hours before." });
    const stranger = world.as(await world.golfer());
    expect(await game.card(stranger)).toEqual({
      teeTimeId: game.teeTimeId,
      costs: {
        ...AMOUNTS,
        currency: "USD",
        rule: "Cancel free until 24 hours before.",
        bookedBy: { id: game.host.viewer.id, golfer: { firstName: "Maya", lastName: "Lindqvist", profileImageUrl: null } },
        updatedAt: expect.any(String),
      },
      own: null,
      owed: [],
    });
  });

  test("can be changed and taken back by the host", async () => {
    const game = await aGame();
    await game.set({ greenFee: 9000, rule: "Rain checks until the 5th hole." });
    expect((await game.card(game.owen)).costs).toMatchObject({ greenFee: 9000, rule: "Rain checks until the 5th hole." });
    await removeCosts(game.host, { teeTimeId: game.teeTimeId });
    expect((await game.card(game.owen)).costs).toBeNull();
  });

  test("notifies players of another sum, and of nothing else", async () => {
    const game = await aGame(null);
    await game.set();
    await game.set({ rule: "Soft spikes only" });
    await game.set({ deposit: null });
    expect(await world.notificationsFor(game.owen.viewer)).toEqual(["costs-changed"]);
    await game.set({ cart: 2500 });
    expect(await world.notificationsFor(game.owen.viewer)).toEqual(["costs-changed", "costs-changed"]);
    expect(await world.notificationsFor(game.host.viewer)).toEqual([]);
  });

  test("can't be booked by somebody who doesn't play, or have a deposit above the fees", async () => {
    const game = await aGame(null);
    const stranger = await world.golfer();
    await expect(game.set({ bookedById: stranger.id })).rejects.toThrow("Only the host or a player can have booked");
    await expect(game.set({ deposit: 10_501 })).rejects.toThrow("The deposit can't be more than green fee and cart");
    expect(await world.db.$count(teeTimeCosts)).toBe(0);
  });

  test("names the host once the player who booked has left", async () => {
    const game = await aGame();
    await game.set({ bookedById: game.owen.viewer.id });
    expect((await game.card(game.ines)).costs?.bookedBy.id).toBe(game.owen.viewer.id);
    await withdrawFromTeeTime(game.owen, { teeTimeId: game.teeTimeId });
    expect((await game.card(game.ines)).costs?.bookedBy.id).toBe(game.host.viewer.id);
  });

  test("doesn't show who booked to a golfer outside the game who blocked them", async () => {
    const game = await aGame();
    await game.set({ bookedById: game.owen.viewer.id });
    const stranger = world.as(await world.golfer());
    await blockGolfer(stranger, { userId: game.owen.viewer.id });
    expect((await game.card(stranger)).costs?.bookedBy.id).toBe(game.host.viewer.id);
  });
});

describe("after the round", () => {
  test("each player owes the deposit to the golfer who booked, and hears of it once", async () => {
    const game = await aRound();
    expect(await sharesOf(game)).toEqual([2500, 2500]);
    expect((await game.card(game.owen)).own).toMatchObject({ cents: 2500, currency: "USD", creditor: { firstName: "Maya" } });
    expect((await world.notificationsFor(game.owen.viewer)).filter((kind) => kind === "cost-due")).toHaveLength(1);
    await runDueJobs(world.anonymous());
    expect(await world.db.$count(costShares)).toBe(2);
  });

  test("a golfer owes for the friends they brought", async () => {
    const game = await aGame({ deposit: 3333 });
    const jonas = await world.golfer();
    const teeTime = { id: game.teeTimeId };
    await withdrawFromTeeTime(game.ines, { teeTimeId: game.teeTimeId });
    await world.request(teeTime, jonas, "confirmed", ["Robin"]);
    await playToTheEnd();
    expect((await game.card(world.as(jonas))).own).toMatchObject({ cents: 6666, friends: 1 });
    expect((await game.card(game.owen)).own).toMatchObject({ cents: 3333, friends: 0 });
    const { owed } = await game.card(game.host);
    expect(owed.map(({ cents, friends }) => [cents, friends]).sort()).toEqual([
      [3333, 0],
      [6666, 1],
    ]);
  });

  test("each owes everything where the golfer who booked has paid for all, host and guest too", async () => {
    const game = await aGame({ payee: "booker" });
    await game.set({ bookedById: game.owen.viewer.id });
    const guest = { guestName: "Robin Vale", guestEmail: "robin@example.com", status: "approved" as const };
    await world.guestRequest({ teeTimeId: game.teeTimeId, ...guest });
    await playToTheEnd();
    const { owed, own } = await game.card(game.owen);
    expect(own).toBeNull();
    expect(owed.map(({ cents, guestName, golfer }) => [cents, guestName ?? golfer?.firstName]).sort()).toEqual([
      [10_500, "Golfer"],
      [10_500, "Maya"],
      [10_500, "Robin Vale"],
    ]);
  });

  test("what two golfers owe each other is hidden from the others", async () => {
    const game = await aRound();
    const { own, owed } = await game.card(game.ines);
    expect([own?.cents, owed]).toEqual([2500, []]);
    expect(await game.card(world.as(await world.golfer()))).toMatchObject({ own: null, owed: [] });
  });

  test("nothing is owed where all pay the shop, or nothing was said", async () => {
    expect(await sharesOf(await aRound({ deposit: null }))).toEqual([]);
    world.clock.time = NOW;
    expect(await sharesOf(await aRound(null))).toEqual([]);
  });

  test("a host who has handed the game over and left is not owed anything", async () => {
    const game = await aGame();
    const participants = await listParticipants(game.host, { teeTimeId: game.teeTimeId });
    const owen = participants.find(({ userId }) => userId === game.owen.viewer.id);
    await handOver(game.host, { teeTimeId: game.teeTimeId, participantId: owen?.id ?? "" });
    await playToTheEnd();
    expect(await sharesOf(game, game.owen)).toEqual([2500]);
  });

  test("costs that are said then are owed at once, and follow a change until somebody has ticked", async () => {
    const game = await aRound(null);
    await game.set();
    expect(await sharesOf(game)).toEqual([2500, 2500]);
    const own = (await game.card(game.owen)).own;
    if (!own) throw new Error("Owen owes a share");
    await tickShare(game.owen, { shareId: own.id, tick: "paid", isTicked: true });
    await game.set({ deposit: 3000 });
    expect((await game.card(game.owen)).own?.cents).toBe(2500);
    expect((await game.card(game.ines)).own?.cents).toBe(3000);
    await removeCosts(game.host, { teeTimeId: game.teeTimeId });
    expect(await sharesOf(game)).toEqual([2500]);
  });
});
