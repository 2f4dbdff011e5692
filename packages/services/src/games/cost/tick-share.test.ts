import { costShares, teeTimeCosts } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { describe, expect, test } from "vitest";
import { deleteOldData } from "../../jobs/delete-old-data.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { costsScene } from "../../testing/scenes/costs-scene.ts";
import { OVER } from "../../testing/scenes/played-round.ts";
import { testWorld } from "../../testing.ts";
import { changeOwedShare, remindOfShare, tickShare } from "./tick-share.ts";

const world = testWorld();
const { aGame, aRound, playToTheEnd } = costsScene(world);

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

  test("is no reminder for a guest, who has no notifications", async () => {
    const { teeTimeId, host, card } = await aGame();
    const guest = { guestName: "Robin Vale", guestEmail: "robin@example.com", status: "approved" as const };
    await world.guestRequest({ teeTimeId, ...guest });
    await playToTheEnd();
    const robin = (await card(host)).owed.find(({ guestName }) => guestName);
    if (!robin) throw new Error("Robin owes a share");
    await expect(remindOfShare(host, { shareId: robin.id })).rejects.toMatchObject({ reason: "guestReminder" });
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

  test("is asked for once a day by the golfer who is owed", async () => {
    const { owen, ines, host, tick, shareId, card } = await aShare();
    const remind = (as = host) => remindOfShare(as, { shareId });
    const reminders = async () => (await world.notificationsFor(owen.viewer)).filter((kind) => kind === "cost-due").length;
    await expect(remind(ines)).rejects.toMatchObject({ code: "not_found", message: "Share not found" });
    await expect(remind(owen)).rejects.toThrow("Share not found");
    expect(await reminders()).toBe(1);
    await remind();
    expect(await reminders()).toBe(2);
    const remindedAt = OVER.toString({ fractionalSecondDigits: 3 });
    expect((await card(host)).owed.map((share) => share.remindedAt).sort()).toEqual([remindedAt, null]);
    expect((await card(owen)).own).not.toHaveProperty("remindedAt");
    await expect(remind()).rejects.toThrow("You can remind them once a day");
    world.clock.time = OVER.add({ hours: 24 });
    await remind();
    await tick(owen, "paid");
    world.clock.time = OVER.add({ hours: 48 });
    await expect(remind()).rejects.toThrow("This is paid or settled already");
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

describe("at the same moment", { tags: "race" }, () => {
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
