import { fillMessages, golferBlocks, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { and, eq, isNotNull } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { fillToken } from "../../core/access/fill-link.ts";
import { decideParticipation } from "../../games/participation/decide-participation.ts";
import { cancelTeeTime } from "../../games/tee-time/cancel-tee-time.ts";
import { editTeeTime } from "../../games/tee-time/edit-tee-time.ts";
import { handOver } from "../../games/tee-time/hand-over.ts";
import { joinTeeTime } from "../../games/tee-time/join-tee-time.ts";
import { joinWaitlist } from "../../games/tee-time/waitlist/join-waitlist.ts";
import { withdrawFromTeeTime } from "../../games/tee-time/withdraw-from-tee-time.ts";
import { fillScene } from "../../testing/scenes/fill-scene.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../testing.ts";
import { answerFill, answerFillByLink } from "./answer-fill.ts";
import { getFill } from "./get-fill.ts";
import { stopFill } from "./start-fill.ts";

const world = testWorld();
const { aGame, aGolfer, start, writtenTo, fillOf, runJobsAt, aFill } = fillScene(world);

const say = (golfer: ReturnType<typeof world.as>, teeTimeId: string, isComing = true) =>
  answerFill(golfer, { teeTimeId, isComing });

describe("a yes", () => {
  test("makes a request to the host, once", async () => {
    const { first, teeTimeId, host } = await aFill();
    for (const _ of ["once", "again"]) expect(await say(first, teeTimeId)).toMatchObject({ outcome: "requested" });
    expect(await world.notificationsFor(host.viewer)).toEqual(["join-requested"]);
    expect((await getFill(host, { teeTimeId })).fill).toMatchObject({ yes: 1 });
    await expect(say(first, teeTimeId, false)).rejects.toThrow("You have already requested to join");
  });

  test("takes the spot where the host chose so, and tells both; who is later reads that it is gone", async () => {
    const { first, second, teeTimeId, host } = await aFill({ confirmsAtOnce: true });
    for (const _ of ["once", "again"]) expect(await say(first, teeTimeId)).toMatchObject({ outcome: "confirmed" });
    expect(await world.notificationsFor(host.viewer)).toEqual(["spot-filled"]);
    expect(await world.notificationsFor(first.viewer)).toEqual(["spot-opened", "join-approved"]);
    expect((await getFill(second, { teeTimeId })).message).toMatchObject({ isGone: true });
    await expect(say(second, teeTimeId)).rejects.toThrow("The spot is gone");
    expect((await getFill(host, { teeTimeId })).fill).toMatchObject({ yes: 1, late: 1, sent: 2 });
    await runJobsAt(NOW.add({ minutes: 1 }));
    expect(await fillOf(teeTimeId)).toMatchObject({ endReason: "filled" });
    await runJobsAt(NOW.add({ hours: 3 }));
    expect(await writtenTo(teeTimeId)).toHaveLength(2);
  });

  test("is said to have become what it is: a request, a spot, or nothing", async () => {
    const { first, second, teeTimeId, host } = await aFill();
    const status = async (golfer: typeof first) => (await getFill(golfer, { teeTimeId })).message?.status;
    await say(first, teeTimeId);
    expect(await status(first)).toBe("pending");
    const [request] = await world.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.userId, first.viewer.id));
    await decideParticipation(host, { participantId: request?.id ?? "", status: "confirmed" });
    await runJobsAt(NOW.add({ minutes: 1 }));
    expect(await status(first)).toBe("confirmed");
    await joinWaitlist(second, { teeTimeId });
    expect((await getFill(second, { teeTimeId })).message).toMatchObject({ status: null, isGone: true });
    await withdrawFromTeeTime(first, { teeTimeId });
    // The waitlist is offered the spot.
    expect((await getFill(second, { teeTimeId })).message).toMatchObject({ status: null, isGone: false });
    expect((await getFill(first, { teeTimeId })).message).toMatchObject({ status: null, isGone: true });
  });

  test("is refused across a block that came since, and without a message", async () => {
    const { first, second, host, player, teeTimeId } = await aFill({ confirmsAtOnce: true });
    await world.db.insert(golferBlocks).values([
      { blockerId: host.viewer.id, blockedId: first.viewer.id },
      { blockerId: player.id, blockedId: second.viewer.id },
    ]);
    await expect(say(first, teeTimeId)).rejects.toThrow("Tee time not found");
    await expect(say(second, teeTimeId)).rejects.toThrow("The spot is gone");
    await expect(say(world.as(await aGolfer()), teeTimeId)).rejects.toThrow("No spot is offered to you");
  });

  test.each([
    ["a yes", "declined", "Your request was declined"],
    ["a no", "declined", "Your request was declined"],
    ["a no", "confirmed", "You have already joined this tee time"],
  ] as const)("%s is refused besides a request that is %s", async (answer, status, refusal) => {
    const { first, game, teeTimeId } = await aFill();
    await world.request(game, first.viewer, status);
    await expect(say(first, teeTimeId, answer === "a yes")).rejects.toThrow(refusal);
    const token = await fillToken(world.anonymous(), { teeTimeId, userId: first.viewer.id });
    const byLink = answerFillByLink(world.anonymous(), { token: token ?? "", isComing: answer === "a yes" });
    await expect(byLink).rejects.toThrow(refusal);
  });

  test("is refused after the tee-off, and on the waitlist of a game that was cancelled", async () => {
    const { first, host, game, teeTimeId } = await aFill();
    world.clock.time = NOW.add({ hours: 24 });
    await expect(say(first, teeTimeId)).rejects.toMatchObject({ reason: "teeTimeStarted" });
    world.clock.time = NOW;
    const id = await world.request(game, first.viewer);
    await world.db.update(teeTimeParticipants).set({ waitlistedAt: new Date() }).where(eq(teeTimeParticipants.id, id));
    await cancelTeeTime(host, { teeTimeId });
    await expect(say(first, teeTimeId)).rejects.toMatchObject({ reason: "teeTimeCancelled" });
  });

  test("is warned of where the golfer has blocked a player since", async () => {
    const { first, second, player, teeTimeId } = await aFill();
    await world.db.insert(golferBlocks).values({ blockerId: first.viewer.id, blockedId: player.id });
    expect((await getFill(first, { teeTimeId })).message).toMatchObject({ hasBlockedPlayer: true, isGone: false });
    expect((await getFill(second, { teeTimeId })).message).toMatchObject({ hasBlockedPlayer: false });
  });

  test("only makes a request once the host has stopped", async () => {
    const { first, host, teeTimeId } = await aFill({ confirmsAtOnce: true });
    await stopFill(host, { teeTimeId });
    expect((await getFill(first, { teeTimeId })).message).toMatchObject({ confirmsAtOnce: false });
    expect(await say(first, teeTimeId)).toMatchObject({ outcome: "requested" });
  });

  type Scene = Awaited<ReturnType<typeof aFill>>;
  test.each<[string, (scene: Scene) => Promise<unknown>, string]>([
    ["is at another time", ({ host, teeTimeId }) => editTeeTime(host, { teeTimeId, time: "09:00" }), "moved"],
    [
      "is at another course",
      async ({ host, teeTimeId }) => editTeeTime(host, { teeTimeId, courseId: (await world.course()).id }),
      "moved",
    ],
    ["has another host", handedOver, "stopped"],
  ])("only makes a request once the game %s", async (_, change, endReason) => {
    for (const partners of [6, 1]) {
      const scene = await aFill({ confirmsAtOnce: true, partners });
      await change(scene);
      expect(await fillOf(scene.teeTimeId)).toMatchObject({ endReason });
      expect(await say(scene.first, scene.teeTimeId)).toMatchObject({ outcome: "requested" });
    }
  });

  async function handedOver({ host, player, teeTimeId }: Scene): Promise<void> {
    const [spot] = await world.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.userId, player.id));
    await handOver(host, { teeTimeId, participantId: spot?.id ?? "" });
  }

  test("of a golfer on the waitlist keeps their place in the queue's history", async () => {
    const { host, teeTimeId, game } = await aGame({ totalSlots: 2 });
    const golfer = await aGolfer();
    const waitlistedAt = new Date(NOW.epochMilliseconds);
    const id = await world.request(game, golfer);
    await world.db.update(teeTimeParticipants).set({ waitlistedAt }).where(eq(teeTimeParticipants.id, id));
    await world.db.update(teeTimes).set({ totalSlots: 3 }).where(eq(teeTimes.id, teeTimeId));
    await start(host, teeTimeId);
    expect(await say(world.as(golfer), teeTimeId)).toMatchObject({ outcome: "requested" });
    expect(await storedTeeTime(world, game)).toMatchObject({ pendingCount: 1 });
  });

  test.each<[string, (scene: Awaited<ReturnType<typeof aFill>>) => Promise<unknown>, string]>([
    ["cancelled", ({ host, teeTimeId }) => cancelTeeTime(host, { teeTimeId }), "cancelled"],
    ["moved", ({ host, teeTimeId }) => editTeeTime(host, { teeTimeId, time: "09:00" }), "moved"],
    ["full", ({ host, teeTimeId }) => editTeeTime(host, { teeTimeId, totalSlots: 2 }), "filled"],
  ])("ends with a game that is %s", async (_, change, endReason) => {
    const scene = await aFill();
    await change(scene);
    await runJobsAt(NOW.add({ minutes: 1 }));
    expect(await fillOf(scene.teeTimeId)).toMatchObject({ endReason, nextWaveAt: null });
    expect(await writtenTo(scene.teeTimeId)).toHaveLength(2);
  });

  test("further waves wait while a request waits for the spot, and go on when it is declined", async () => {
    const { first, host, teeTimeId } = await aFill();
    await say(first, teeTimeId);
    await runJobsAt(NOW.add({ hours: 2 }));
    expect(await writtenTo(teeTimeId)).toHaveLength(2);
    const [request] = await world.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.userId, first.viewer.id));
    await decideParticipation(host, { participantId: request?.id ?? "", status: "declined" });
    await runJobsAt(NOW.add({ hours: 4 }));
    expect(await writtenTo(teeTimeId)).toHaveLength(5);
  });
});

describe("a spot that is promised to one golfer at a time", () => {
  const promises = (teeTimeId: string) =>
    world.db.$count(fillMessages, and(eq(fillMessages.teeTimeId, teeTimeId), isNotNull(fillMessages.promisedUntil)));

  test("is taken for all others until the promise ends, and then promised to the next", async () => {
    const { first, game, teeTimeId } = await aFill({ mode: "one-at-a-time" });
    expect(await writtenTo(teeTimeId)).toHaveLength(1);
    expect(await storedTeeTime(world, game)).toMatchObject({ offeredCount: 1 });
    await expect(joinTeeTime(world.as(await aGolfer()), { teeTimeId })).rejects.toThrow("Tee time is full");
    const { nextWaveAt } = await fillOf(teeTimeId);
    await runJobsAt(Temporal.Instant.fromEpochMilliseconds(nextWaveAt?.getTime() ?? 0));
    expect(await writtenTo(teeTimeId)).toHaveLength(2);
    expect(await promises(teeTimeId)).toBe(1);
    expect(await storedTeeTime(world, game)).toMatchObject({ offeredCount: 1 });
    await expect(say(first, teeTimeId)).rejects.toThrow("The spot is gone");
  });

  test("goes to the next at once after a no", async () => {
    const { first, teeTimeId } = await aFill({ mode: "one-at-a-time" });
    expect(await say(first, teeTimeId, false)).toMatchObject({ outcome: "declined" });
    await runJobsAt(NOW.add({ seconds: 1 }));
    expect(await writtenTo(teeTimeId)).toHaveLength(2);
  });

  test("is the golfer's by a yes, and open again for all once every golfer was written to", async () => {
    const { first, game, teeTimeId } = await aFill({ mode: "one-at-a-time", confirmsAtOnce: true });
    expect(await say(first, teeTimeId)).toMatchObject({ outcome: "confirmed" });
    expect(await storedTeeTime(world, game)).toMatchObject({ offeredCount: 0, confirmedCount: 2 });
    const other = await aFill({ mode: "one-at-a-time", partners: 1 });
    await runJobsAt(NOW.add({ hours: 1 }));
    expect(await fillOf(other.teeTimeId)).toMatchObject({ endReason: "used-up" });
    expect(await storedTeeTime(world, other.game)).toMatchObject({ offeredCount: 0 });
  });

  test("is open again when its golfer's message goes with the account", async () => {
    const { first, game } = await aFill({ mode: "one-at-a-time" });
    await world.db.delete(fillMessages).where(eq(fillMessages.userId, first.viewer.id));
    expect(await storedTeeTime(world, game)).toMatchObject({ offeredCount: 0 });
  });

  test("isn't offered to the waitlist besides", async () => {
    const { host, game, teeTimeId } = await aFill({ mode: "one-at-a-time" });
    await joinWaitlist(world.as(await aGolfer()), { teeTimeId });
    await editTeeTime(host, { teeTimeId, description: "Meet at the range" });
    expect(await storedTeeTime(world, game)).toMatchObject({ offeredCount: 1 });
  });

  test("isn't the golfer's whom a player blocked since", async () => {
    const { first, player, teeTimeId } = await aFill({ mode: "one-at-a-time", confirmsAtOnce: true });
    await world.db.insert(golferBlocks).values({ blockerId: player.id, blockedId: first.viewer.id });
    expect((await getFill(first, { teeTimeId })).message).toMatchObject({ isGone: true });
    await expect(say(first, teeTimeId)).rejects.toThrow("The spot is gone");
  });

  test("isn't any more when the host makes the group smaller", async () => {
    const { host, first, game, teeTimeId } = await aFill({ mode: "one-at-a-time" });
    await editTeeTime(host, { teeTimeId, totalSlots: 2 });
    expect(await storedTeeTime(world, game)).toMatchObject({ offeredCount: 0 });
    await expect(say(first, teeTimeId)).rejects.toThrow("The spot is gone");
  });
});
