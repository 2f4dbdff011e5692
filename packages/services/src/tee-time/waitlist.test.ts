import { teeTimeParticipants } from "@fourball/db/schema/index";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listIncoming } from "../dashboard/list-incoming.ts";
import { decideGuestRequest } from "../guest/decide-guest-request.ts";
import { runDueJobs } from "../life/run-due-jobs.ts";
import { decideParticipation } from "../participation/decide-participation.ts";
import { listParticipants } from "../participation/list-participants.ts";
import { undoDecision } from "../participation/undo-decision.ts";
import { NOW, storedTeeTime, testClub } from "../testing.ts";
import { acceptOffer } from "./accept-offer.ts";
import { editTeeTime } from "./edit-tee-time.ts";
import { joinWaitlist } from "./join-waitlist.ts";
import { withdrawFromTeeTime } from "./withdraw-from-tee-time.ts";

const club = testClub();

/** A game of two with its second spot taken, and golfers in line for it. */
async function aFullGame({ inLine = 1 } = {}) {
  const host = await club.aGolfer();
  const playing = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id, totalSlots: 2 });
  const participantId = await club.aRequest(teeTime, playing, "confirmed");
  const golfers = [];
  for (let place = 0; place < inLine; place++) {
    const golfer = await club.aGolfer();
    await joinWaitlist(club.as(golfer), { teeTimeId: teeTime.id });
    golfers.push(golfer);
  }
  const [first, second] = [golfers[0] ?? host, golfers[1] ?? host];
  const leaves = () => withdrawFromTeeTime(club.as(playing), { teeTimeId: teeTime.id });
  return { host, playing, teeTime, teeTimeId: teeTime.id, participantId, first, second, leaves };
}

const runJobs = async () => {
  await runDueJobs(club.anonymous());
  await club.settled();
};

test("a golfer stands in line for a full game, and the host is not asked yet", async () => {
  const { host, teeTime, teeTimeId } = await aFullGame({ inLine: 0 });
  const golfer = await club.aGolfer();
  const request = await joinWaitlist(club.as(golfer), { teeTimeId, message: "If anyone drops out" });
  expect(request).toMatchObject({ status: "pending", linePlace: 1, answerDueAt: null, offerExpiresAt: null });
  expect(await storedTeeTime(club, teeTime)).toMatchObject({ confirmedCount: 1, pendingCount: 0 });
  expect(await club.newsFor(host)).toEqual([]);
  expect(await listIncoming(club.as(host))).toEqual([]);
});

test("beside an open spot there is no line", async () => {
  const { id: teeTimeId } = await club.aTeeTime();
  await expect(joinWaitlist(club.as(await club.aGolfer()), { teeTimeId })).rejects.toMatchObject({
    code: "conflict",
    message: "A spot is open: request to join instead",
  });
});

test("whoever asked before the last spot went is no longer asked to stand in line", async () => {
  const { teeTime, teeTimeId } = await aFullGame();
  const golfer = await club.aGolfer();
  await club.aRequest(teeTime, golfer);
  await expect(joinWaitlist(club.as(golfer), { teeTimeId })).rejects.toThrow("You have already requested to join");
});

test("a spot that opens is offered to the first in line, and nobody else", async () => {
  const { first, second, leaves } = await aFullGame({ inLine: 2 });
  await leaves();
  expect(await club.newsFor(first)).toEqual(["spot-offered"]);
  expect(await club.newsFor(second)).toEqual([]);
});

test.each([
  [
    "the host removes a player",
    ({ host, participantId }) => decideParticipation(club.as(host), { participantId, status: "declined" }),
  ],
  ["the host makes the group larger", ({ host, teeTimeId }) => editTeeTime(club.as(host), { teeTimeId, totalSlots: 3 })],
] as const satisfies [string, (game: Awaited<ReturnType<typeof aFullGame>>) => Promise<unknown>][])(
  "a spot is offered when %s",
  async (_, opens) => {
    const game = await aFullGame();
    await opens(game);
    expect(await club.newsFor(game.first)).toEqual(["spot-offered"]);
  },
);

test("a spot is offered when an approved guest is removed", async () => {
  const host = await club.aGolfer();
  const { id: teeTimeId } = await club.aTeeTime({ hostId: host.id, totalSlots: 2 });
  const guestRequestId = await club.aGuestRequest({ teeTimeId, guestName: "Robin Vale", guestEmail: "robin@example.com" });
  await decideGuestRequest(club.as(host), { guestRequestId, status: "approved" });
  const golfer = await club.aGolfer();
  await joinWaitlist(club.as(golfer), { teeTimeId });
  await decideGuestRequest(club.as(host), { guestRequestId, status: "declined" });
  expect(await club.newsFor(golfer)).toEqual(["spot-offered"]);
});

test("requests that reached the host before come before the line", async () => {
  const { teeTime, first, leaves } = await aFullGame();
  await club.aRequest(teeTime, await club.aGolfer());
  await leaves();
  expect(await club.newsFor(first)).toEqual([]);
});

test("when the host declines the request that came before, the next in line is offered the spot", async () => {
  const { host, teeTime, first, leaves } = await aFullGame();
  const participantId = await club.aRequest(teeTime, await club.aGolfer());
  await leaves();
  await decideParticipation(club.as(host), { participantId, status: "declined" });
  expect(await club.newsFor(first)).toEqual(["spot-offered"]);
});

test("an accepted offer is a request like any other: the host is asked and has time to answer", async () => {
  const { host, teeTime, teeTimeId, first, leaves } = await aFullGame();
  await leaves();
  const accepted = await acceptOffer(club.as(first), { teeTimeId });
  expect(accepted).toMatchObject({ status: "pending", linePlace: null, offerExpiresAt: null });
  expect(accepted.answerDueAt).toBe("2026-06-11T21:00:00.000Z");
  expect((await storedTeeTime(club, teeTime)).pendingCount).toBe(1);
  expect(await club.newsFor(host)).toEqual(["join-withdrawn", "join-requested"]);
});

test("nobody takes a spot that was not offered", async () => {
  const { teeTimeId, second, leaves } = await aFullGame({ inLine: 2 });
  await leaves();
  await expect(acceptOffer(club.as(second), { teeTimeId })).rejects.toThrow("No spot is offered to you");
});

test("whoever passes leaves the line, the host hears nothing of it, and the next is offered the spot", async () => {
  const { host, teeTimeId, first, second, leaves } = await aFullGame({ inLine: 2 });
  await leaves();
  await withdrawFromTeeTime(club.as(first), { teeTimeId });
  expect(await club.newsFor(second)).toEqual(["spot-offered"]);
  expect(await club.newsFor(host)).toEqual(["join-withdrawn"]);
});

test("an offer lapses, goes to the next in line, and whoever let it pass stands at the end", async () => {
  const { host, teeTimeId, first, second, leaves } = await aFullGame({ inLine: 2 });
  await leaves();
  club.clock.time = NOW.add({ hours: 6 });
  await expect(acceptOffer(club.as(first), { teeTimeId })).rejects.toThrow("This offer has lapsed");
  await runJobs();
  expect(await club.newsFor(first)).toEqual(["spot-offered", "offer-lapsed"]);
  expect(await club.newsFor(second)).toEqual(["spot-offered"]);
  const line = (await listParticipants(club.as(host), { teeTimeId })).filter(({ linePlace }) => linePlace !== null);
  expect(line.map(({ userId, linePlace }) => [userId, linePlace])).toEqual([
    [second.id, 1],
    [first.id, 2],
  ]);
  await runJobs();
  expect(await club.newsFor(first)).toHaveLength(2);
});

test("the host may let in somebody in line without waiting for them", async () => {
  const { host, teeTimeId, first, leaves } = await aFullGame();
  await leaves();
  const request = (await listParticipants(club.as(host), { teeTimeId })).find(({ userId }) => userId === first.id);
  const approved = await decideParticipation(club.as(host), { participantId: request?.id ?? "", status: "confirmed" });
  expect(approved).toMatchObject({ status: "confirmed", linePlace: null, offerExpiresAt: null });
});

test("a game that is cancelled or has begun offers nothing", async () => {
  const { host, teeTimeId, first } = await aFullGame();
  club.clock.time = NOW.add({ hours: 30 });
  await expect(editTeeTime(club.as(host), { teeTimeId, totalSlots: 3 })).rejects.toThrow("already started");
  await runJobs();
  expect(await club.newsFor(first)).toEqual(["request-expired"]);
});

test("whoever stands alone in line is offered a spot that stays open once more, a day later", async () => {
  const { teeTime, first, leaves } = await aFullGame();
  await leaves();
  club.clock.time = NOW.add({ hours: 6 });
  await runJobs();
  expect(await club.newsFor(first)).toEqual(["spot-offered", "offer-lapsed"]);
  await club.db
    .update(teeTimeParticipants)
    .set({ joinedAt: sql`clock_timestamp() - interval '25 hours'` })
    .where(eq(teeTimeParticipants.teeTimeId, teeTime.id));
  await runJobs();
  await runJobs();
  expect(await club.newsFor(first)).toEqual(["spot-offered", "offer-lapsed", "spot-offered"]);
});

test("a golfer whom the host let in from the line and took back by undoing waits before the host, with time to answer", async () => {
  const { host, teeTimeId, first, leaves } = await aFullGame();
  await leaves();
  const request = (await listParticipants(club.as(host), { teeTimeId })).find(({ userId }) => userId === first.id);
  const participantId = request?.id ?? "";
  await decideParticipation(club.as(host), { participantId, status: "confirmed" });
  const undone = await undoDecision(club.as(host), { participantId });
  expect(undone).toMatchObject({ status: "pending", linePlace: null, answerDueAt: "2026-06-11T21:00:00.000Z" });
});
