/** @module-tag race */
import type { Tx } from "@fourball/db/client";
import { fillMessages, notifications, teeTimeParticipants } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { and, count, eq, isNotNull } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { decideParticipation } from "../../games/participation/decide-participation.ts";
import { joinTeeTime } from "../../games/tee-time/join-tee-time.ts";
import { markNotificationsRead } from "../../notification/mark-notifications-read.ts";
import { blockGolfer } from "../../safety/block/block-golfer.ts";
import { countWaiting } from "../../testing/count-waiting.ts";
import { fillScene } from "../../testing/scenes/fill-scene.ts";
import { ratedRound } from "../../testing/scenes/partners.ts";
import { signal } from "../../testing/signal.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../testing.ts";
import { answerFill } from "./answer-fill.ts";
import { sendWaves } from "./send-waves.ts";
import { startFill, stopFill } from "./start-fill.ts";

const world = testWorld();
const { aGame, aGolfer, partnersOf, start, writtenTo, fillOf } = fillScene(world);
const rounds = atScale({ embedded: 2, sample: 5, full: 15 });

/** "ok" or the error message of each try. */
const outcomes = async (tries: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(tries)).map((end) => (end.status === "fulfilled" ? "ok" : String(end.reason.message)));

async function aFill(how: Parameters<typeof start>[2] = {}) {
  const game = await aGame();
  await partnersOf(game.host, 6);
  await start(game.host, game.teeTimeId, how);
  return { ...game, golfers: (await writtenTo(game.teeTimeId)).map((id) => world.as({ id })) };
}

describe("a fill in several processes", () => {
  test("writes each wave once, to each golfer once", async () => {
    const { teeTimeId } = await aFill();
    world.clock.time = NOW.add({ hours: 3 });
    await Promise.all(Array.from({ length: 4 }, () => sendWaves.run(world.anonymous(), teeTimeId)));
    expect(await writtenTo(teeTimeId)).toHaveLength(2 + 3);
    const { nextWaveAt } = await fillOf(teeTimeId);
    expect(nextWaveAt?.getTime()).toBeGreaterThan(world.clock.time.epochMilliseconds);
    const each = await world.db
      .select({ golfer: notifications.recipientId, count: count() })
      .from(notifications)
      .where(eq(notifications.teeTimeId, teeTimeId))
      .groupBy(notifications.recipientId);
    expect(each.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
  });

  test("of several games at once writes to a golfer about one of them", async () => {
    for (let round = 0; round < rounds; round++) {
      const games = [await aGame(), await aGame({ time: "16:00" }), await aGame({ date: "2026-06-13" })];
      const [golfer] = await partnersOf(games[0]?.host ?? { id: "" }, 1);
      if (!golfer) throw new Error("a partner was made");
      for (const { host } of games.slice(1)) await ratedRound(world, host, [golfer]);
      await Promise.all(
        games.map(({ host, teeTimeId }) =>
          startFill(world.as(host), { teeTimeId, mode: "first-come", confirmsAtOnce: false }).catch(() => undefined),
        ),
      );
      await world.settled();
      const { userId, sentAt } = fillMessages;
      expect(await world.db.$count(fillMessages, and(eq(userId, golfer.id), isNotNull(sentAt)))).toBe(1);
    }
  });

  test("starts once", async () => {
    const { host, teeTimeId } = await aGame();
    await partnersOf(host, 6);
    const tries = Array.from({ length: 3 }, () =>
      startFill(world.as(host), { teeTimeId, mode: "first-come", confirmsAtOnce: false }),
    );
    const ends = await outcomes(tries);
    await world.settled();
    expect(ends.filter((end) => end === "ok")).toHaveLength(1);
    expect(await writtenTo(teeTimeId)).toHaveLength(2);
  });
});

describe("the last spot", () => {
  test("goes to one of two golfers who say yes at once, and the other reads that it is gone", async () => {
    for (let round = 0; round < rounds; round++) {
      const { golfers, game, teeTimeId } = await aFill({ confirmsAtOnce: true });
      const ends = await outcomes(golfers.map((golfer) => answerFill(golfer, { teeTimeId, isComing: true })));
      expect(ends.sort()).toEqual(["The spot is gone", "ok"]);
      expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 2, offeredCount: 0 });
    }
  });

  test("is the golfer's who says yes or whose request the host approves, never both", async () => {
    for (let round = 0; round < rounds; round++) {
      const { golfers, host, game, teeTimeId } = await aFill({ confirmsAtOnce: true });
      const participantId = await world.request(game, await aGolfer());
      const [first] = golfers;
      if (!first) throw new Error("a golfer was written to");
      const ends = await outcomes([
        answerFill(first, { teeTimeId, isComing: true }),
        decideParticipation(world.as(host), { participantId, status: "confirmed" }),
      ]);
      expect(ends.filter((end) => end === "ok")).toHaveLength(1);
      expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 2 });
    }
  });

  test("isn't requested beside a promise, nor promised twice", async () => {
    for (let round = 0; round < rounds; round++) {
      const { golfers, host, game, teeTimeId } = await aFill({ mode: "one-at-a-time" });
      const [first] = golfers;
      if (!first) throw new Error("a golfer was written to");
      const { nextWaveAt } = await fillOf(teeTimeId);
      world.clock.time = Temporal.Instant.fromEpochMilliseconds(nextWaveAt?.getTime() ?? 0);
      const newcomer = await aGolfer();
      await outcomes([
        answerFill(first, { teeTimeId, isComing: true }),
        sendWaves.run(world.anonymous(), teeTimeId),
        joinTeeTime(world.as(newcomer), { teeTimeId }),
        stopFill(world.as(host), { teeTimeId }),
      ]);
      await world.settled();
      expect(await storedTeeTime(world, game)).toMatchObject({ offeredCount: 0, confirmedCount: 1 });
      expect(await world.db.$count(teeTimeParticipants, eq(teeTimeParticipants.teeTimeId, teeTimeId))).toBeLessThanOrEqual(3);
      world.clock.time = NOW;
    }
  });
});

describe("a block of golfers who are named in messages to each other", () => {
  /** Both calls wait for the row that `hold` locks, the first of them first; then it is let go. */
  async function bothWaitFor(hold: (tx: Tx) => Promise<unknown>, [first, second]: [Call, Call]): Promise<string[]> {
    const [held, released] = [signal(), signal()];
    const holder = world.db.transaction(async (tx) => {
      await hold(tx);
      held.give();
      await released.given;
    });
    await held.given;
    const calls: Promise<unknown>[] = [];
    for (const call of [first, second]) {
      calls.push(call());
      // The embedded engine runs one transaction after the other.
      const waiting = calls.length;
      if (world.database.engine === "postgres") await expect.poll(() => countWaiting(world.db)).toEqual([{ waiting }]);
    }
    released.give();
    await holder;
    return outcomes(calls);
  }
  type Call = () => Promise<unknown>;

  const low = "00000000-0000-4000-8000-000000000000";
  const high = "ffffffff-ffff-4fff-8fff-ffffffffffff";
  const orders = [
    { older: low, newer: high },
    { older: high, newer: low },
  ];

  test.each(orders)("never deadlocks with the end of a fill, with the messages $older and $newer", async ({ older, newer }) => {
    const { teeTimeId, host } = await aFill();
    const [one, other] = [await aGolfer(), await aGolfer()];
    const message = { teeTimeId, why: { reason: "played-together" as const }, rank: 0 };
    await world.db.insert(fillMessages).values([
      { ...message, id: older, userId: one.id, throughId: other.id, sentAt: new Date(NOW.epochMilliseconds) },
      { ...message, id: newer, userId: other.id, throughId: one.id },
    ]);
    const hold = (tx: Tx) => tx.select().from(fillMessages).where(eq(fillMessages.id, newer)).for("update");
    const end = () => stopFill(world.as(host), { teeTimeId });
    const block = () => blockGolfer(world.as(one), { userId: other.id });
    expect(await bothWaitFor(hold, [end, block])).toEqual(["ok", "ok"]);
  });

  test.each(orders)("never deadlocks with their reader, with the notifications $older and $newer", async ({ older, newer }) => {
    const [one, other] = [await aGolfer(), await aGolfer()];
    const place = { courseName: "Cypress Hollow", date: "2026-06-12", time: "07:30" };
    const why = { reason: "played-together" as const };
    const content = { kind: "spot-opened" as const, why, golferId: other.id, timeZone: "UTC", confirmsAtOnce: false, ...place };
    for (const id of [older, newer])
      await world.db.insert(notifications).values({ id, recipientId: one.id, teeTimeId: (await aGame()).teeTimeId, content });
    const hold = (tx: Tx) => tx.select().from(notifications).where(eq(notifications.id, low)).for("update");
    const read = () => markNotificationsRead(world.as(one), {});
    const block = () => blockGolfer(world.as(other), { userId: one.id });
    expect(await bothWaitFor(hold, [read, block])).toEqual(["ok", "ok"]);
  });
});
