import { teeTimeParticipants } from "@fourball/db/schema/index";
import { describe, expect, test } from "vitest";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../testing.ts";
import { decideParticipation } from "../participation/decide-participation.ts";
import { undoDecision } from "../participation/undo-decision.ts";
import { cancelTeeTime } from "./cancel-tee-time.ts";
import { dropFriend } from "./drop-friend.ts";
import { editTeeTime } from "./edit-tee-time.ts";
import { handOver } from "./hand-over.ts";
import { joinTeeTime } from "./join-tee-time.ts";
import { listParticipants } from "./list-participants.ts";
import { joinWaitlist } from "./waitlist/join-waitlist.ts";
import { withdrawFromTeeTime } from "./withdraw-from-tee-time.ts";

const world = testWorld();

/** Jonas asks for a spot in Maya's game of four, and brings friends. */
async function aRequest(friends: string[] = ["Robin Vale"], { totalSlots = 4 } = {}) {
  const [maya, jonas] = [await world.golfer(), await world.golfer()];
  const teeTime = await world.teeTime({ hostId: maya.id, totalSlots });
  const { id: participantId } = await joinTeeTime(world.as(jonas), { teeTimeId: teeTime.id, friends });
  const [host, golfer] = [world.as(maya), world.as(jonas)];
  const decide = (status: "confirmed" | "declined") => decideParticipation(host, { participantId, status });
  const drop = (friend = "Robin Vale") => dropFriend(golfer, { teeTimeId: teeTime.id, friend });
  const counts = async () => {
    const { confirmedCount, pendingCount } = await storedTeeTime(world, teeTime);
    return { confirmedCount, pendingCount };
  };
  return { maya, jonas, host, golfer, teeTime, teeTimeId: teeTime.id, participantId, decide, drop, counts };
}

describe("a golfer who brings friends", () => {
  test("asks once, and takes a spot for each once confirmed", async () => {
    const { decide, counts } = await aRequest(["Robin Vale", "Kim Sato"]);
    expect(await counts()).toEqual({ confirmedCount: 0, pendingCount: 1 });
    expect(await decide("confirmed")).toMatchObject({ friends: ["Robin Vale", "Kim Sato"], teeTime: { confirmedCount: 3 } });
    expect(await counts()).toEqual({ confirmedCount: 3, pendingCount: 0 });
  });

  test.each([
    ["removed", ({ decide }) => decide("declined")],
    ["back to waiting", ({ host, participantId }) => undoDecision(host, { participantId })],
    ["gone", ({ golfer, teeTimeId }) => withdrawFromTeeTime(golfer, { teeTimeId })],
  ] satisfies [string, (scene: Awaited<ReturnType<typeof aRequest>>) => Promise<unknown>][])(
    "gives all spots back once %s",
    async (_what, end) => {
      const scene = await aRequest();
      await scene.decide("confirmed");
      await end(scene);
      expect((await scene.counts()).confirmedCount).toBe(0);
    },
  );

  test("can bring as many as have a spot beside the golfer", async () => {
    const teeTime = await world.teeTime({ totalSlots: 3 });
    const ask = async (friends: string[]) => joinTeeTime(world.as(await world.golfer()), { teeTimeId: teeTime.id, friends });
    await expect(ask(["Robin", "Kim"])).rejects.toMatchObject({
      code: "conflict",
      message: "Only 2 spots are open: you can bring 1 friend",
    });
    await world.request(teeTime, await world.golfer(), "confirmed");
    await expect(ask(["Robin"])).rejects.toThrow("Only 1 spot is open: you can't bring a friend");
    await world.request(teeTime, await world.golfer(), "confirmed");
    await expect(ask(["Robin"])).rejects.toThrow("Tee time is full");
    expect(await world.db.$count(teeTimeParticipants)).toBe(2);
  });

  test("is approved only with a spot for each", async () => {
    const { teeTime, decide, counts, host } = await aRequest(["Robin", "Kim"]);
    const participantId = await world.request(teeTime, await world.golfer());
    await decideParticipation(host, { participantId, status: "confirmed" });
    await expect(decide("confirmed")).rejects.toMatchObject({
      code: "conflict",
      message: "This request needs 3 spots and 2 are open",
    });
    expect(await counts()).toEqual({ confirmedCount: 1, pendingCount: 1 });
  });

  test("keeps the group from shrinking below all of them", async () => {
    const { host, teeTimeId, decide } = await aRequest(["Robin", "Kim"]);
    await decide("confirmed");
    await expect(editTeeTime(host, { teeTimeId, totalSlots: 3 })).rejects.toThrow(
      "Total players cannot be below confirmed players",
    );
  });

  test("is seen with them by the host, and by everyone once confirmed", async () => {
    const { host, teeTimeId, decide } = await aRequest();
    const stranger = world.as(await world.golfer());
    const seenBy = async (as: typeof host) => (await listParticipants(as, { teeTimeId })).map(({ friends }) => friends);
    expect(await seenBy(host)).toEqual([["Robin Vale"]]);
    expect(await seenBy(stranger)).toEqual([]);
    await decide("confirmed");
    expect(await seenBy(stranger)).toEqual([["Robin Vale"]]);
  });
});

test("a golfer who leaves with friends opens all their spots, as the host reads", async () => {
  const { maya, golfer, teeTimeId, decide } = await aRequest(["Robin Vale", "Kim Sato"]);
  await decide("confirmed");
  await withdrawFromTeeTime(golfer, { teeTimeId });
  await world.post();
  expect(world.mails.find(({ to }) => to === maya.email)?.text).toContain("3 spots are open again");
});

describe("a friend who can't come", () => {
  test("opens a spot of a confirmed golfer at once, and the host is notified", async () => {
    const { maya, decide, drop, counts } = await aRequest(["Robin Vale", "Kim Sato"]);
    await decide("confirmed");
    expect(await drop()).toMatchObject({ status: "confirmed", friends: ["Kim Sato"], teeTime: { confirmedCount: 2 } });
    expect(await counts()).toEqual({ confirmedCount: 2, pendingCount: 0 });
    expect(await world.notificationsFor(maya)).toEqual(["join-requested", "friend-dropped"]);
  });

  test("reaches the host in one line that says how many still come", async () => {
    const { maya, decide, drop } = await aRequest(["Robin Vale", "Kim Sato"]);
    await decide("confirmed");
    await drop();
    await drop("Kim Sato");
    await world.post();
    expect(world.mails.filter(({ to }) => to === maya.email).map(({ text }) => text)).toEqual([
      expect.stringContaining("comes alone"),
    ]);
  });

  test("is no more on a request that waits, of which the host hears nothing", async () => {
    const { maya, drop, counts } = await aRequest();
    expect(await drop()).toMatchObject({ status: "pending", friends: [] });
    expect(await counts()).toEqual({ confirmedCount: 0, pendingCount: 1 });
    expect(await world.notificationsFor(maya)).toEqual(["join-requested"]);
  });

  test("leaves the other of the same name", async () => {
    const { drop } = await aRequest(["Robin Vale", "Robin Vale"]);
    expect((await drop()).friends).toEqual(["Robin Vale"]);
    expect((await drop()).friends).toEqual([]);
    await expect(drop()).rejects.toMatchObject({ code: "conflict", message: "This friend isn't coming any more" });
  });

  test("does not let the host undo an answer that is long given", async () => {
    const { host, participantId, decide, drop } = await aRequest();
    await decide("confirmed");
    const longAgo = new Date(Date.now() - 600_000);
    await world.db.update(teeTimeParticipants).set({ updatedAt: longAgo });
    await drop();
    await expect(undoDecision(host, { participantId })).rejects.toThrow("It is too late to undo this");
  });

  test.each([
    ["declined", ({ decide }) => decide("declined"), "Your request was declined"],
    ["of a cancelled game", ({ host, teeTimeId }) => cancelTeeTime(host, { teeTimeId }), "This tee time was cancelled"],
    ["withdrawn", ({ golfer, teeTimeId }) => withdrawFromTeeTime(golfer, { teeTimeId }), "Request not found"],
    ["of a game that has started", async () => setClockPastTeeOff(), "This tee time has already started"],
  ] satisfies [string, (scene: Awaited<ReturnType<typeof aRequest>>) => Promise<unknown>, string][])(
    "isn't taken off a request that is %s",
    async (_what, end, words) => {
      const scene = await aRequest();
      await end(scene);
      await expect(scene.drop()).rejects.toThrow(words);
    },
  );

  function setClockPastTeeOff(): void {
    world.clock.time = NOW.add({ hours: 24 });
  }
});

describe("the waitlist", () => {
  /** A game that is full with Jonas and his friend, and a golfer in line. */
  async function aFullGame() {
    const scene = await aRequest(["Robin Vale"], { totalSlots: 3 });
    await scene.decide("confirmed");
    const waiting = await world.golfer();
    await joinWaitlist(world.as(waiting), { teeTimeId: scene.teeTimeId });
    return { ...scene, waiting };
  }

  test("gets the spot of a friend who can't come", async () => {
    const { drop, waiting } = await aFullGame();
    await drop();
    expect(await world.notificationsFor(waiting)).toEqual(["spot-offered"]);
  });

  test("gets no spot that a pending request needs for a friend", async () => {
    const teeTime = await world.teeTime();
    const [first, second, third, jonas, waiting] = await world.golfers([{}, {}, {}, {}, {}]);
    if (!first || !second || !third || !jonas || !waiting) throw new Error("five golfers were made");
    for (const player of [first, second, third]) await world.request(teeTime, player, "confirmed");
    await world.request(teeTime, jonas, "pending", ["Robin"]);
    await joinWaitlist(world.as(waiting), { teeTimeId: teeTime.id });
    for (const player of [first, second]) await withdrawFromTeeTime(world.as(player), { teeTimeId: teeTime.id });
    expect(await world.notificationsFor(waiting)).toEqual([]);
    await dropFriend(world.as(jonas), { teeTimeId: teeTime.id, friend: "Robin" });
    expect(await world.notificationsFor(waiting)).toEqual(["spot-offered"]);
  });

  test("never holds a golfer with friends", async () => {
    const { teeTime } = await aFullGame();
    const alone = { teeTimeId: teeTime.id, userId: (await world.golfer()).id, waitlistedAt: new Date() };
    await expect(world.db.insert(teeTimeParticipants).values({ ...alone, friends: ["Kim"] })).rejects.toMatchObject({
      cause: { code: "23514" },
    });
  });
});

describe("a game that is handed to a golfer with friends", () => {
  test("is smaller by them, and open for one more than before", async () => {
    const { host, jonas, teeTime, teeTimeId, participantId, decide } = await aRequest(["Robin Vale"]);
    await decide("confirmed");
    await handOver(host, { teeTimeId, participantId });
    expect(await storedTeeTime(world, teeTime)).toMatchObject({ hostId: jonas.id, totalSlots: 3, confirmedCount: 0 });
    await world.post();
    expect(world.mails.find(({ to }) => to === jonas.email)?.text).toContain(
      "Your friend keeps the spot, so one spot fewer is open.",
    );
  });
});
