import { describe, expect, test } from "vitest";
import { getDashboardStats } from "../../../discover/dashboard/get-dashboard-stats.ts";
import { runDueJobs } from "../../../jobs/run-due-jobs.ts";
import { fullGame } from "../../../testing/scenes/full-game.ts";
import { NOW, testWorld } from "../../../testing.ts";
import { decideGuestRequest } from "../../guest/decide-guest-request.ts";
import { requestAsGuest } from "../../guest/request-as-guest.ts";
import { decideParticipation } from "../../participation/decide-participation.ts";
import { editTeeTime } from "../edit-tee-time.ts";
import { joinTeeTime } from "../join-tee-time.ts";
import { listLandingGames } from "../list/list-landing-games.ts";
import { listTeeTimes } from "../list/list-tee-times.ts";
import { listParticipants } from "../list-participants.ts";
import { acceptOffer } from "./accept-offer.ts";
import { joinWaitlist } from "./join-waitlist.ts";

const world = testWorld();
const aFullGame = (options?: { waiting?: number }) => fullGame(world, options);

const runJobs = async () => {
  await runDueJobs(world.anonymous());
  await world.settled();
};

describe("a spot on offer", () => {
  test("is not open to others: the game reads as full, with its waitlist", async () => {
    const { host, teeTime, teeTimeId, leaves } = await aFullGame();
    const asking = await world.request(teeTime, await world.golfer());
    const guestRequestId = await world.guestRequest({ teeTimeId, guestName: "Robin Vale", guestEmail: "robin@example.com" });
    await decideParticipation(world.as(host), { participantId: asking, status: "declined" });
    await decideGuestRequest(world.as(host), { guestRequestId, status: "declined" });
    await leaves();
    const newcomer = await world.golfer();
    const asks = { guestName: "Kim Sato", guestEmail: "kim@example.com", teeTimeId };
    await expect(joinTeeTime(world.as(newcomer), { teeTimeId })).rejects.toThrow("Tee time is full");
    await expect(requestAsGuest(world.anonymous(), asks)).rejects.toThrow("Tee time is full");
    const readmits = decideParticipation(world.as(host), { participantId: asking, status: "confirmed" });
    await expect(readmits).rejects.toThrow("No spots left");
    const readmitsGuest = decideGuestRequest(world.as(host), { guestRequestId, status: "approved" });
    await expect(readmitsGuest).rejects.toThrow("No spots left");
    expect(await joinWaitlist(world.as(newcomer), { teeTimeId })).toMatchObject({ waitlistPosition: 2 });
    const viewer = world.as(await world.golfer());
    expect((await listTeeTimes(viewer, { minOpen: 1 })).items).toEqual([]);
    expect((await listTeeTimes(viewer, {})).items).toMatchObject([{ id: teeTimeId, offeredCount: 1, confirmedCount: 0 }]);
    expect(await getDashboardStats(viewer)).toMatchObject({ available: 0, openSlots: 0 });
    expect(await listLandingGames(world.anonymous())).toEqual({ games: [], nearby: [], count: 0 });
  });

  test("is open to everyone when the offer ends and the waitlist is empty", async () => {
    const { teeTimeId, leaves } = await aFullGame();
    await leaves();
    world.clock.time = NOW.add({ hours: 6 });
    await runJobs();
    expect(await joinTeeTime(world.as(await world.golfer()), { teeTimeId })).toMatchObject({ status: "pending" });
  });

  test("that the host takes away ends the offer, with a notice, and the position is kept", async () => {
    const { host, teeTimeId, first, second } = await aFullGame({ waiting: 2 });
    await editTeeTime(world.as(host), { teeTimeId, totalSlots: 4 });
    await world.post();
    await editTeeTime(world.as(host), { teeTimeId, totalSlots: 3 });
    expect(await world.notificationsFor(second)).toEqual(["spot-offered", "offer-lapsed"]);
    await world.post();
    await editTeeTime(world.as(host), { teeTimeId, totalSlots: 2 });
    expect(await world.notificationsFor(first)).toEqual(["spot-offered", "offer-lapsed"]);
    await expect(acceptOffer(world.as(first), { teeTimeId })).rejects.toThrow("No spot is offered to you");
    const waitlist = await listParticipants(world.as(host), { teeTimeId });
    expect(waitlist.map(({ waitlistPosition, offerExpiresAt }) => [waitlistPosition, offerExpiresAt])).toEqual([
      [null, null],
      [1, null],
      [2, null],
    ]);
    await editTeeTime(world.as(host), { teeTimeId, totalSlots: 3 });
    expect(await world.notificationsFor(first)).toEqual(["spot-offered", "offer-lapsed", "spot-offered"]);
  });

  test("is never taken away from who has the offer: the database refuses it", async () => {
    const { teeTime, leaves } = await aFullGame();
    await leaves();
    const taken = world.request(teeTime, await world.golfer(), "confirmed");
    await expect(taken).rejects.toMatchObject({ cause: { code: "23514" } });
  });
});
