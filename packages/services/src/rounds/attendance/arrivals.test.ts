import { arrivals, teeTimeParticipants } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../account-data/delete-account.ts";
import { exportOwnData } from "../../account-data/export-own-data.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { decideParticipation } from "../../games/participation/decide-participation.ts";
import { cancelTeeTime } from "../../games/tee-time/cancel-tee-time.ts";
import { editTeeTime } from "../../games/tee-time/edit-tee-time.ts";
import { handOver } from "../../games/tee-time/hand-over.ts";
import { withdrawFromTeeTime } from "../../games/tee-time/withdraw-from-tee-time.ts";
import { deleteOldData } from "../../jobs/delete-old-data.ts";
import { one } from "../../testing/one.ts";
import { AT_7_12, aboutToStart, confirmedGame, OVER } from "../../testing/scenes/played-round.ts";
import { testWorld } from "../../testing.ts";
import { arrive } from "./arrive.ts";
import { getArrivals } from "./get-arrivals.ts";
import { takeBackArrival } from "./take-back-arrival.ts";

const world = testWorld();

const later = (minutes: number) => AT_7_12.add({ minutes });
const afterRound = (days: number) => OVER.add({ hours: 24 * days });

const say = (as: MemberContext, teeTimeId: string, at = world.clock.time) => arrive(as, { teeTimeId, at: at.toString() });
const seenBy = async (as: MemberContext, teeTimeId: string) =>
  (await getArrivals(as, { teeTimeId })).arrivals.map(({ userId, at }) => [userId, at]);

const aGame = (players?: number) => aboutToStart(world, players);

describe("a golfer who is here", () => {
  test("is seen by the host and the players, with the moment, and how many of the group are there", async () => {
    const { teeTimeId, host, owen, others } = await aGame();
    await world.guestRequest({ teeTimeId, guestName: "Robin", guestEmail: "robin@example.com", status: "approved" });
    await say(owen, teeTimeId);
    world.clock.time = later(3);
    await say(host, teeTimeId);
    for (const as of [host, owen, ...others])
      expect(await getArrivals(as, { teeTimeId })).toMatchObject({
        golfers: 3,
        arrivals: [
          { userId: owen.viewer.id, at: "2026-06-12T14:12:00.000Z" },
          { userId: host.viewer.id, at: "2026-06-12T14:15:00.000Z" },
        ],
      });
  });

  test("is seen by no one else", async () => {
    const { teeTimeId, owen } = await aGame();
    await say(owen, teeTimeId);
    const pending = await world.golfer();
    await world.request({ id: teeTimeId }, pending);
    for (const golfer of [pending, await world.golfer()]) {
      const as = world.as(golfer);
      await expect(getArrivals(as, { teeTimeId })).rejects.toThrow("You are not a participant of this tee time");
      await expect(say(as, teeTimeId)).rejects.toThrow("You are not a participant of this tee time");
      await expect(takeBackArrival(as, { teeTimeId })).rejects.toThrow("You are not a participant of this tee time");
    }
  });

  test("shows on the open screens of the group only, without a notification", async () => {
    const { teeTimeId, host, owen, others } = await aGame();
    world.events.length = 0;
    await say(owen, teeTimeId);
    const [event, ...more] = world.events;
    const group = [host, owen, ...others].map(({ viewer }) => viewer.id);
    expect(event).toMatchObject({ type: "tee-time-changed", teeTimeId, change: "spots" });
    expect(event?.type === "tee-time-changed" && event.audience?.toSorted()).toEqual(group.toSorted());
    expect(more).toEqual([]);
    expect(await world.notificationsFor(host.viewer)).toEqual([]);
  });

  test("keeps the first moment when it's said again", async () => {
    const { teeTimeId, owen } = await aGame();
    await say(owen, teeTimeId);
    world.clock.time = later(10);
    expect((await say(owen, teeTimeId)).arrivals).toEqual([{ userId: owen.viewer.id, at: "2026-06-12T14:12:00.000Z" }]);
  });

  test("says it once in five taps at the same time, with a key or without", { tags: "race" }, async () => {
    for (let game = 0; game < atScale({ embedded: 2, sample: 5, full: 30 }); game++) {
      const { teeTimeId, owen } = await confirmedGame(world).then((made) => ({ ...made, owen: one(made.players.slice(0, 1)) }));
      world.clock.time = AT_7_12;
      const keyed = world.as(owen.viewer, { caller: { idempotencyKey: `tap-${game}` } });
      const answers = await Promise.all(Array.from({ length: 5 }, () => say(game % 2 === 0 ? keyed : owen, teeTimeId)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(await world.db.$count(arrivals, eq(arrivals.teeTimeId, teeTimeId))).toBe(1);
    }
  });

  test("stays away when a tap that was taken back is repeated with its key", async () => {
    const { teeTimeId, owen } = await aGame();
    const keyed = world.as(owen.viewer, { caller: { idempotencyKey: "tap-1" } });
    const first = await say(keyed, teeTimeId, AT_7_12);
    await takeBackArrival(owen, { teeTimeId });
    expect(await say(keyed, teeTimeId, AT_7_12)).toEqual(first);
    expect(await seenBy(owen, teeTimeId)).toEqual([]);
  });

  test("without signal counts for the moment of the tap, and never for one to come", async () => {
    const { teeTimeId, owen, host } = await aGame();
    world.clock.time = later(60);
    await say(owen, teeTimeId, AT_7_12);
    await say(host, teeTimeId, later(600));
    expect(await seenBy(owen, teeTimeId)).toEqual([
      [owen.viewer.id, "2026-06-12T14:12:00.000Z"],
      [host.viewer.id, "2026-06-12T15:12:00.000Z"],
    ]);
  });

  test("can't say so too early, or of a cancelled game", async () => {
    const { teeTimeId, host, owen } = await aGame();
    world.clock.time = later(-73);
    await expect(say(owen, teeTimeId)).rejects.toThrow("You can say this from 90 minutes before tee-off");
    world.clock.time = AT_7_12;
    await cancelTeeTime(host, { teeTimeId });
    await expect(say(owen, teeTimeId)).rejects.toThrow("This tee time was cancelled");
  });
});

describe("taking back that one is here", () => {
  test("is possible for five minutes, also twice", async () => {
    const { teeTimeId, owen } = await aGame();
    expect((await say(owen, teeTimeId)).takeBackUntil).toBe("2026-06-12T14:17:00Z");
    world.clock.time = later(4);
    for (const _ of ["once", "twice"])
      expect(await takeBackArrival(owen, { teeTimeId })).toMatchObject({ arrivals: [], takeBackUntil: null });
    await say(owen, teeTimeId);
    world.clock.time = later(9);
    await expect(takeBackArrival(owen, { teeTimeId })).rejects.toThrow("You could take this back for 5 minutes");
    expect(await getArrivals(owen, { teeTimeId })).toMatchObject({ arrivals: [{}], takeBackUntil: null });
  });

  test("counts from when a tap without signal was sent", async () => {
    const { teeTimeId, owen } = await aGame();
    world.clock.time = later(60);
    expect((await say(owen, teeTimeId, AT_7_12)).takeBackUntil).toBe("2026-06-12T15:17:00Z");
  });
});

describe("nobody is here any more", () => {
  test("who withdraws, is removed or hands the game over", async () => {
    const { teeTimeId, host, owen, others } = await aGame(3);
    const [removed, successor] = others;
    if (!removed || !successor) throw new Error("three players were made");
    for (const as of [host, owen, removed]) await say(as, teeTimeId);
    await withdrawFromTeeTime(owen, { teeTimeId });
    const requestOf = async ({ viewer }: MemberContext) => {
      const [request] = await world.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.userId, viewer.id));
      return { participantId: request?.id ?? "" };
    };
    await decideParticipation(host, { ...(await requestOf(removed)), status: "declined" });
    await handOver(host, { teeTimeId, ...(await requestOf(successor)) });
    expect(await getArrivals(successor, { teeTimeId })).toMatchObject({ golfers: 1, arrivals: [] });
    expect(await world.db.$count(arrivals)).toBe(0);
  });

  test("once the game is cancelled or moved away from that hour", async () => {
    const { teeTimeId, host, owen } = await aGame();
    await say(owen, teeTimeId);
    await editTeeTime(host, { teeTimeId, time: "08:40" });
    expect(await seenBy(host, teeTimeId)).toHaveLength(1);
    await editTeeTime(host, { teeTimeId, time: "09:00" });
    expect(await seenBy(host, teeTimeId)).toEqual([]);
    world.clock.time = later(60);
    await say(owen, teeTimeId);
    await editTeeTime(host, { teeTimeId, courseId: (await world.course()).id });
    expect(await seenBy(host, teeTimeId)).toEqual([]);
    await say(owen, teeTimeId);
    await cancelTeeTime(host, { teeTimeId });
    expect(await world.db.$count(arrivals)).toBe(0);
  });

  test("who closes the account", async () => {
    const { teeTimeId, host } = await confirmedGame(world);
    const leaving = await world.golfer({ passwordHash: "hashed a long walk" });
    await world.request({ id: teeTimeId }, leaving, "confirmed");
    world.clock.time = AT_7_12;
    await say(world.as(leaving), teeTimeId);
    world.clock.time = OVER;
    await deleteAccount(world.as(leaving), { password: "a long walk" });
    expect(await seenBy(host, teeTimeId)).toEqual([]);
  });
});

test("an arrival is forgotten twelve months after the round", async () => {
  const { teeTimeId, owen } = await aGame();
  await say(owen, teeTimeId);
  for (const [now, kept] of [
    [afterRound(365).subtract({ seconds: 1 }), 1],
    [afterRound(365), 0],
  ] as const) {
    world.clock.time = now;
    await deleteOldData(world.anonymous());
    expect(await world.db.$count(arrivals)).toBe(kept);
  }
});

test("the own arrivals are in the golfer's data", async () => {
  const { teeTimeId, host, owen } = await aGame();
  await say(owen, teeTimeId);
  const moments = async (as: MemberContext) => (await exportOwnData(as)).arrivals;
  expect(await moments(owen)).toEqual([{ teeTimeId, timestamp: "2026-06-12T14:12:00.000Z" }]);
  expect(await moments(host)).toEqual([]);
});
