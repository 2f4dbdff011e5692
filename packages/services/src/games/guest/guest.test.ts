import { atScale } from "@fourball/db/testing";
import { describe, expect, test } from "vitest";
import { atOnce } from "../../testing/at-once.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { testWorld } from "../../testing.ts";
import { decideParticipation } from "../participation/decide-participation.ts";
import { editTeeTime } from "../tee-time/edit-tee-time.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { joinTeeTime } from "../tee-time/join-tee-time.ts";
import { decideGuestRequest } from "./decide-guest-request.ts";
import { listGuestRequests } from "./list-guest-requests.ts";
import { requestAsGuest } from "./request-as-guest.ts";

const world = testWorld();

const robin = { guestName: "Robin Vale", guestEmail: "robin@example.com", message: "In town for a week" };

describe("a guest request", () => {
  test("reaches the host with the guest's name and a notification", async () => {
    const host = await world.golfer();
    const game = await world.teeTime({ hostId: host.id });
    await requestAsGuest(world.anonymous(), { teeTimeId: game.id, ...robin });
    expect(await listGuestRequests(world.as(host), { teeTimeId: game.id })).toMatchObject([{ ...robin, status: "pending" }]);
    expect(await world.notificationsFor(host)).toEqual(["guest-requested"]);
    expect(await storedTeeTime(world, game)).toMatchObject({ pendingCount: 1, confirmedCount: 0 });
  });

  test("takes a spot once approved, and frees it when removed", async () => {
    const host = await world.golfer();
    const game = await world.teeTime({ hostId: host.id, totalSlots: 2 });
    const { id } = atOnce(await requestAsGuest(world.anonymous(), { teeTimeId: game.id, ...robin }));
    await decideGuestRequest(world.as(host), { guestRequestId: id, status: "approved" });
    const viewer = world.as(await world.golfer());
    expect(await getTeeTime(viewer, { teeTimeId: game.id })).toMatchObject({
      confirmedCount: 1,
      pendingCount: 0,
      guests: [{ guestName: "Robin Vale" }],
    });
    await expect(joinTeeTime(viewer, { teeTimeId: game.id })).rejects.toThrow("Tee time is full");
    await expect(editTeeTime(world.as(host), { teeTimeId: game.id, totalSlots: 2 })).resolves.toMatchObject({ totalSlots: 2 });
    await decideGuestRequest(world.as(host), { guestRequestId: id, status: "declined", from: "approved" });
    await expect(joinTeeTime(viewer, { teeTimeId: game.id })).resolves.toMatchObject({ status: "pending" });
  });

  test("never shares the last spot with a golfer", { tags: "race" }, async () => {
    const host = await world.golfer();
    for (let round = 0; round < atScale({ embedded: 3, sample: 20, full: 50 }); round++) {
      const game = await world.teeTime({ hostId: host.id, totalSlots: 2 });
      const participantId = await world.request(game, await world.golfer());
      const { id } = atOnce(await requestAsGuest(world.anonymous(), { teeTimeId: game.id, ...robin }));
      const ends = await Promise.allSettled([
        decideParticipation(world.as(host), { participantId, status: "confirmed" }),
        decideGuestRequest(world.as(host), { guestRequestId: id, status: "approved" }),
      ]);
      expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(ends.flatMap((end) => (end.status === "rejected" ? [end.reason.message] : []))).toEqual(["No spots left"]);
      expect((await storedTeeTime(world, game)).confirmedCount).toBe(1);
    }
  });

  test("is sent once for each email and game", { tags: "race" }, async () => {
    const game = await world.teeTime();
    const ask = () => requestAsGuest(world.anonymous(), { teeTimeId: game.id, ...robin });
    const ends = await Promise.allSettled([ask(), ask(), ask()]);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await storedTeeTime(world, game)).pendingCount).toBe(1);
    await expect(ask()).rejects.toThrow("You have already requested to join");
  });

  test.each([
    ["unlisted", { isPublic: false }, "Tee time not found"],
    ["cancelled", { status: "cancelled" as const }, "Tee time not found"],
    ["under way", { date: "2026-06-11", time: "07:00" }, "This tee time has already started"],
  ])("is refused when the game is %s", async (_what, changes, words) => {
    const game = await world.teeTime(changes);
    await expect(requestAsGuest(world.anonymous(), { teeTimeId: game.id, ...robin })).rejects.toThrow(words);
  });

  test("is not removed by declining from an outdated page", async () => {
    const host = await world.golfer();
    const game = await world.teeTime({ hostId: host.id });
    const { id } = atOnce(await requestAsGuest(world.anonymous(), { teeTimeId: game.id, ...robin }));
    await decideGuestRequest(world.as(host), { guestRequestId: id, status: "approved", from: "pending" });
    await expect(decideGuestRequest(world.as(host), { guestRequestId: id, status: "declined", from: "pending" })).rejects.toThrow(
      "This request has changed since you opened it",
    );
  });
});
