import { teeTimeParticipants } from "@fourball/db/schema/index";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listIncoming } from "../../../discover/dashboard/list-incoming.ts";
import { runDueJobs } from "../../../jobs/run-due-jobs.ts";
import { fullGame } from "../../../testing/scenes/full-game.ts";
import { storedTeeTime } from "../../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../../testing.ts";
import { decideGuestRequest } from "../../guest/decide-guest-request.ts";
import { decideParticipation } from "../../participation/decide-participation.ts";
import { undoDecision } from "../../participation/undo-decision.ts";
import { editTeeTime } from "../edit-tee-time.ts";
import { listParticipants } from "../list-participants.ts";
import { withdrawFromTeeTime } from "../withdraw-from-tee-time.ts";
import { acceptOffer } from "./accept-offer.ts";
import { joinWaitlist } from "./join-waitlist.ts";

const world = testWorld();
const aFullGame = (options?: { waiting?: number }) => fullGame(world, options);

const runJobs = async () => {
  await runDueJobs(world.anonymous());
  await world.settled();
};

describe("the waitlist", () => {
  test("takes a golfer for a full game without asking the host", async () => {
    const { host, teeTime, teeTimeId } = await aFullGame({ waiting: 0 });
    const golfer = await world.golfer();
    const request = await joinWaitlist(world.as(golfer), { teeTimeId, message: "If anyone drops out" });
    expect(request).toMatchObject({ status: "pending", waitlistPosition: 1, answerDueAt: null, offerExpiresAt: null });
    expect(await storedTeeTime(world, teeTime)).toMatchObject({ confirmedCount: 1, pendingCount: 0 });
    expect(await world.notificationsFor(host)).toEqual([]);
    expect(await listIncoming(world.as(host))).toEqual([]);
  });

  test("is closed while a spot is open", async () => {
    const { id: teeTimeId } = await world.teeTime();
    await expect(joinWaitlist(world.as(await world.golfer()), { teeTimeId })).rejects.toMatchObject({
      code: "conflict",
      message: "A spot is open: request to join instead",
    });
  });

  test("is closed to a golfer who already has a pending request", async () => {
    const { teeTime, teeTimeId } = await aFullGame();
    const golfer = await world.golfer();
    await world.request(teeTime, golfer);
    await expect(joinWaitlist(world.as(golfer), { teeTimeId })).rejects.toThrow("You have already requested to join");
  });
});

describe("an open spot", () => {
  test("is offered only to the first golfer on the waitlist", async () => {
    const { first, second, leaves } = await aFullGame({ waiting: 2 });
    await leaves();
    expect(await world.notificationsFor(first)).toEqual(["spot-offered"]);
    expect(await world.notificationsFor(second)).toEqual([]);
  });

  test.each([
    [
      "the host removes a player",
      ({ host, participantId }) => decideParticipation(world.as(host), { participantId, status: "declined" }),
    ],
    ["the host makes the group larger", ({ host, teeTimeId }) => editTeeTime(world.as(host), { teeTimeId, totalSlots: 3 })],
  ] as const satisfies [string, (game: Awaited<ReturnType<typeof aFullGame>>) => Promise<unknown>][])(
    "is offered when %s",
    async (_, opens) => {
      const game = await aFullGame();
      await opens(game);
      expect(await world.notificationsFor(game.first)).toEqual(["spot-offered"]);
    },
  );

  test("is offered when an approved guest is removed", async () => {
    const host = await world.golfer();
    const { id: teeTimeId } = await world.teeTime({ hostId: host.id, totalSlots: 2 });
    const guestRequestId = await world.guestRequest({ teeTimeId, guestName: "Robin Vale", guestEmail: "robin@example.com" });
    await decideGuestRequest(world.as(host), { guestRequestId, status: "approved" });
    const golfer = await world.golfer();
    await joinWaitlist(world.as(golfer), { teeTimeId });
    await decideGuestRequest(world.as(host), { guestRequestId, status: "declined" });
    expect(await world.notificationsFor(golfer)).toEqual(["spot-offered"]);
  });

  test("goes to earlier pending requests before the waitlist", async () => {
    const { teeTime, first, leaves } = await aFullGame();
    await world.request(teeTime, await world.golfer());
    await leaves();
    expect(await world.notificationsFor(first)).toEqual([]);
  });

  test("is offered to the waitlist once the host declines an earlier request", async () => {
    const { host, teeTime, first, leaves } = await aFullGame();
    const participantId = await world.request(teeTime, await world.golfer());
    await leaves();
    await decideParticipation(world.as(host), { participantId, status: "declined" });
    expect(await world.notificationsFor(first)).toEqual(["spot-offered"]);
  });
});

describe("an offer", () => {
  test("becomes a regular request with time to answer when it is accepted", async () => {
    const { host, teeTime, teeTimeId, first, leaves } = await aFullGame();
    await leaves();
    const accepted = await acceptOffer(world.as(first), { teeTimeId });
    expect(accepted).toMatchObject({ status: "pending", waitlistPosition: null, offerExpiresAt: null });
    expect(accepted.answerDueAt).toBe("2026-06-11T21:00:00.000Z");
    expect((await storedTeeTime(world, teeTime)).pendingCount).toBe(1);
    expect(await world.notificationsFor(host)).toEqual(["join-withdrawn", "join-requested"]);
  });

  test("is required to take an open spot", async () => {
    const { teeTimeId, second, leaves } = await aFullGame({ waiting: 2 });
    await leaves();
    await expect(acceptOffer(world.as(second), { teeTimeId })).rejects.toThrow("No spot is offered to you");
  });

  test("goes to the next golfer without notifying the host when it is declined", async () => {
    const { host, teeTimeId, first, second, leaves } = await aFullGame({ waiting: 2 });
    await leaves();
    await withdrawFromTeeTime(world.as(first), { teeTimeId });
    expect(await world.notificationsFor(second)).toEqual(["spot-offered"]);
    expect(await world.notificationsFor(host)).toEqual(["join-withdrawn"]);
  });

  test("goes to the next golfer when it expires, and moves its golfer to the end", async () => {
    const { host, teeTimeId, first, second, leaves } = await aFullGame({ waiting: 2 });
    await leaves();
    world.clock.time = NOW.add({ hours: 6 });
    await expect(acceptOffer(world.as(first), { teeTimeId })).rejects.toThrow("This spot went to someone else");
    await runJobs();
    expect(await world.notificationsFor(first)).toEqual(["spot-offered", "offer-lapsed"]);
    expect(await world.notificationsFor(second)).toEqual(["spot-offered"]);
    const waitlist = (await listParticipants(world.as(host), { teeTimeId })).filter(
      ({ waitlistPosition }) => waitlistPosition !== null,
    );
    expect(waitlist.map(({ userId, waitlistPosition }) => [userId, waitlistPosition])).toEqual([
      [second.id, 1],
      [first.id, 2],
    ]);
    await runJobs();
    expect(await world.notificationsFor(first)).toHaveLength(2);
  });

  test("is not made in a cancelled or started game", async () => {
    const { host, teeTimeId, first } = await aFullGame();
    world.clock.time = NOW.add({ hours: 30 });
    await expect(editTeeTime(world.as(host), { teeTimeId, totalSlots: 3 })).rejects.toThrow("already started");
    await runJobs();
    expect(await world.notificationsFor(first)).toEqual(["request-expired"]);
  });

  test("is repeated a day later to the only golfer on the waitlist", async () => {
    const { teeTime, first, leaves } = await aFullGame();
    await leaves();
    world.clock.time = NOW.add({ hours: 6 });
    await runJobs();
    expect(await world.notificationsFor(first)).toEqual(["spot-offered", "offer-lapsed"]);
    await world.db
      .update(teeTimeParticipants)
      .set({ joinedAt: sql`clock_timestamp() - interval '25 hours'` })
      .where(eq(teeTimeParticipants.teeTimeId, teeTime.id));
    await runJobs();
    await runJobs();
    expect(await world.notificationsFor(first)).toEqual(["spot-offered", "offer-lapsed", "spot-offered"]);
  });
});

describe("the host", () => {
  test("may approve a golfer on the waitlist directly", async () => {
    const { host, teeTimeId, first, leaves } = await aFullGame();
    await leaves();
    const request = (await listParticipants(world.as(host), { teeTimeId })).find(({ userId }) => userId === first.id);
    const approved = await decideParticipation(world.as(host), { participantId: request?.id ?? "", status: "confirmed" });
    expect(approved).toMatchObject({ status: "confirmed", waitlistPosition: null, offerExpiresAt: null });
  });
});

describe("undoing an approval", () => {
  test("turns a golfer from the waitlist into a pending request with time to answer", async () => {
    const { host, teeTimeId, first, leaves } = await aFullGame();
    await leaves();
    const request = (await listParticipants(world.as(host), { teeTimeId })).find(({ userId }) => userId === first.id);
    const participantId = request?.id ?? "";
    await decideParticipation(world.as(host), { participantId, status: "confirmed" });
    const undone = await undoDecision(world.as(host), { participantId });
    expect(undone).toMatchObject({ status: "pending", waitlistPosition: null, answerDueAt: "2026-06-11T21:00:00.000Z" });
  });
});
