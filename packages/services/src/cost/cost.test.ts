import { costShares, teeTimeCosts } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import type { SetCostsInput } from "@fourball/domain/cost/schema";
import { describe, expect, test } from "vitest";
import { blockGolfer } from "../block/block-golfer.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import { listParticipants } from "../participation/list-participants.ts";
import { deleteOldData } from "../retention/delete-old-data.ts";
import { handOver } from "../tee-time/hand-over.ts";
import { withdrawFromTeeTime } from "../tee-time/withdraw-from-tee-time.ts";
import { confirmedGame, OVER } from "../testing/played-round.ts";
import { NOW, testWorld } from "../testing.ts";
import { getCosts } from "./get-costs.ts";
import { removeCosts, setCosts } from "./set-costs.ts";
import { changeOwedShare, tickShare } from "./tick-share.ts";

const world = testWorld();

const AMOUNTS = { greenFee: 8500, cart: 2000, deposit: 2500, payee: "shop", rule: "" } as const;
type Costs = Partial<Omit<SetCostsInput, "teeTimeId">>;

/** Maya's game tomorrow with Owen and Ines, which costs what `costs` say. */
async function aGame(costs: Costs | null = {}) {
  const maya = await world.golfer({ firstName: "Maya", lastName: "Lindqvist" });
  const { teeTimeId, host, players } = await confirmedGame(world, { game: { hostId: maya.id, totalSlots: 4 } });
  const [owen, ines] = players;
  if (!owen || !ines) throw new Error("two players were made");
  const set = (more: Costs = {}) => setCosts(host, { ...AMOUNTS, bookedById: host.viewer.id, teeTimeId, ...costs, ...more });
  if (costs) await set();
  return { teeTimeId, host, owen, ines, set, card: (as: typeof host) => getCosts(as, { teeTimeId }) };
}

async function aRound(costs: Costs | null = {}) {
  const game = await aGame(costs);
  await playToTheEnd();
  return game;
}

async function playToTheEnd() {
  world.clock.time = OVER;
  await runDueJobs(world.anonymous());
}

const owedTo = async (game: Awaited<ReturnType<typeof aGame>>, as = game.host) =>
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
    expect(await owedTo(game)).toEqual([2500, 2500]);
    expect((await game.card(game.owen)).own).toMatchObject({ cents: 2500, currency: "USD", creditor: { firstName: "Maya" } });
    expect((await world.notificationsFor(game.owen.viewer)).filter((kind) => kind === "cost-due")).toHaveLength(1);
    await runDueJobs(world.anonymous());
    expect(await world.db.$count(costShares)).toBe(2);
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

  test("nobody sees what is between two others", async () => {
    const game = await aRound();
    const { own, owed } = await game.card(game.ines);
    expect([own?.cents, owed]).toEqual([2500, []]);
    expect(await game.card(world.as(await world.golfer()))).toMatchObject({ own: null, owed: [] });
  });

  test("nothing is owed where all pay the shop, or nothing was said", async () => {
    expect(await owedTo(await aRound({ deposit: null }))).toEqual([]);
    world.clock.time = NOW;
    expect(await owedTo(await aRound(null))).toEqual([]);
  });

  test("a host who has handed the game over and left is not owed anything", async () => {
    const game = await aGame();
    const participants = await listParticipants(game.host, { teeTimeId: game.teeTimeId });
    const owen = participants.find(({ userId }) => userId === game.owen.viewer.id);
    await handOver(game.host, { teeTimeId: game.teeTimeId, participantId: owen?.id ?? "" });
    await playToTheEnd();
    expect(await owedTo(game, game.owen)).toEqual([2500]);
  });

  test("costs that are said then are owed at once, and follow a change until somebody has ticked", async () => {
    const game = await aRound(null);
    await game.set();
    expect(await owedTo(game)).toEqual([2500, 2500]);
    const own = (await game.card(game.owen)).own;
    if (!own) throw new Error("Owen owes a share");
    await tickShare(game.owen, { shareId: own.id, tick: "paid", isTicked: true });
    await game.set({ deposit: 3000 });
    expect((await game.card(game.owen)).own?.cents).toBe(2500);
    expect((await game.card(game.ines)).own?.cents).toBe(3000);
    await removeCosts(game.host, { teeTimeId: game.teeTimeId });
    expect(await owedTo(game)).toEqual([2500]);
  });
});

describe("ticking off", () => {
  async function aShare() {
    const game = await aRound();
    const own = (await game.card(game.owen)).own;
    if (!own) throw new Error("Owen owes a share");
    const tick = (as: typeof game.host, tick: "paid" | "received", isTicked = true) =>
      tickShare(as, { shareId: own.id, tick, isTicked });
    return { ...game, shareId: own.id, tick };
  }

  test("is done by both, each their own, and seen by the other", async () => {
    const { owen, host, tick, card } = await aShare();
    expect((await tick(owen, "paid")).own).toMatchObject({
      paidAt: OVER.toString({ fractionalSecondDigits: 3 }),
      receivedAt: null,
    });
    expect(await world.notificationsFor(host.viewer)).toContain("cost-paid");
    const { owed } = await tick(host, "received");
    expect(owed.map(({ receivedAt }) => receivedAt !== null).sort()).toEqual([false, true]);
    expect((await card(owen)).own?.receivedAt).not.toBeNull();
  });

  test("can be taken back, but what has come isn't unpaid", async () => {
    const { owen, host, tick } = await aShare();
    await tick(owen, "paid");
    expect((await tick(owen, "paid", false)).own?.paidAt).toBeNull();
    expect(await world.notificationsFor(host.viewer)).not.toContain("cost-paid");
    await tick(owen, "paid");
    await tick(host, "received");
    await expect(tick(owen, "paid", false)).rejects.toThrow("This is settled already");
    await tick(host, "received", false);
    expect((await tick(owen, "paid", false)).own).toMatchObject({ paidAt: null, receivedAt: null });
  });

  test("is for these two golfers alone", async () => {
    const { owen, host, ines, tick, shareId } = await aShare();
    const none = { code: "not_found", message: "Share not found" };
    await expect(tick(ines, "paid")).rejects.toMatchObject(none);
    await expect(tick(owen, "received")).rejects.toMatchObject(none);
    await expect(tick(host, "paid")).rejects.toMatchObject(none);
    await expect(changeOwedShare(owen, { shareId, cents: 0 })).rejects.toMatchObject(none);
  });

  test("leaves the amount as it is; before, the creditor can ask for another one", async () => {
    const { owen, host, tick, shareId, card, set } = await aShare();
    await changeOwedShare(host, { shareId, cents: 1000 });
    expect((await card(owen)).own?.cents).toBe(1000);
    await set({ deposit: 4000 });
    expect((await card(owen)).own?.cents).toBe(1000);
    await tick(owen, "paid");
    await expect(changeOwedShare(host, { shareId, cents: 2000 })).rejects.toThrow("This is paid or settled already");
  });

  test("ends sixty days after tee-off, and is deleted in the end", async () => {
    const { owen, tick } = await aShare();
    world.clock.time = OVER.add({ hours: 61 * 24 });
    await expect(tick(owen, "paid")).rejects.toThrow("It's too late to change what this round cost");
    world.clock.time = OVER.add({ hours: 399 * 24 });
    await deleteOldData(world.anonymous());
    expect(await world.db.$count(costShares)).toBe(2);
    world.clock.time = OVER.add({ hours: 401 * 24 });
    await deleteOldData(world.anonymous());
    expect([await world.db.$count(costShares), await world.db.$count(teeTimeCosts)]).toEqual([0, 0]);
  });
});

describe("at the same moment", () => {
  test("a changed sum and a tick leave one amount that both agree on", async () => {
    for (let round = 0; round < atScale({ embedded: 3, sample: 5, full: 50 }); round++) {
      const game = await aRound();
      const own = (await game.card(game.owen)).own;
      if (!own) throw new Error("Owen owes a share");
      await Promise.allSettled([
        game.set({ deposit: 3000 }),
        tickShare(game.owen, { shareId: own.id, tick: "paid", isTicked: true }),
        changeOwedShare(game.host, { shareId: own.id, cents: 1500 }),
      ]);
      const mine = (await game.card(game.owen)).own;
      const theirs = (await game.card(game.host)).owed.find(({ id }) => id === mine?.id);
      expect(theirs?.cents).toBe(mine?.cents);
      expect([1500, 2500, 3000]).toContain(mine?.cents);
      expect(mine?.paidAt).not.toBeNull();
      world.clock.time = OVER.subtract({ hours: 24 });
    }
  });

  test("several processes write each share once", async () => {
    await aGame();
    world.clock.time = OVER;
    await Promise.all([1, 2, 3, 4].map(() => runDueJobs(world.anonymous())));
    expect(await world.db.$count(costShares)).toBe(2);
  });
});
