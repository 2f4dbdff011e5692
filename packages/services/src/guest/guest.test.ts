import { expect, test } from "vitest";
import { decideParticipation } from "../participation/decide-participation.ts";
import { editTeeTime } from "../tee-time/edit-tee-time.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { joinTeeTime } from "../tee-time/join-tee-time.ts";
import { storedTeeTime, testClub } from "../testing.ts";
import { decideGuestRequest } from "./decide-guest-request.ts";
import { listGuestRequests } from "./list-guest-requests.ts";
import { requestAsGuest } from "./request-as-guest.ts";

const club = testClub();

const robin = { guestName: "Robin Vale", guestEmail: "robin@example.com", message: "In town for a week" };

test("a guest asks, the host reads who it is and is told", async () => {
  const host = await club.aGolfer();
  const game = await club.aTeeTime({ hostId: host.id });
  await requestAsGuest(club.anonymous(), { teeTimeId: game.id, ...robin });
  expect(await listGuestRequests(club.as(host), { teeTimeId: game.id })).toMatchObject([{ ...robin, status: "pending" }]);
  expect(await club.newsFor(host)).toEqual(["guest-requested"]);
  expect(await storedTeeTime(club, game)).toMatchObject({ pendingCount: 1, confirmedCount: 0 });
});

test("an approved guest holds a spot in every figure, and gives it back when removed", async () => {
  const host = await club.aGolfer();
  const game = await club.aTeeTime({ hostId: host.id, totalSlots: 2 });
  const { id } = await requestAsGuest(club.anonymous(), { teeTimeId: game.id, ...robin });
  await decideGuestRequest(club.as(host), { guestRequestId: id, status: "approved" });
  const viewer = club.as(await club.aGolfer());
  expect(await getTeeTime(viewer, { teeTimeId: game.id })).toMatchObject({
    confirmedCount: 1,
    pendingCount: 0,
    guests: [{ guestName: "Robin Vale" }],
  });
  await expect(joinTeeTime(viewer, { teeTimeId: game.id })).rejects.toThrow("Tee time is full");
  await expect(editTeeTime(club.as(host), { teeTimeId: game.id, totalSlots: 2 })).resolves.toMatchObject({ totalSlots: 2 });
  await decideGuestRequest(club.as(host), { guestRequestId: id, status: "declined", from: "approved" });
  await expect(joinTeeTime(viewer, { teeTimeId: game.id })).resolves.toMatchObject({ status: "pending" });
});

test("a guest and a golfer cannot both have the last spot", async () => {
  const host = await club.aGolfer();
  for (let round = 0; round < 20; round++) {
    const game = await club.aTeeTime({ hostId: host.id, totalSlots: 2 });
    const participantId = await club.aRequest(game, await club.aGolfer());
    const { id } = await requestAsGuest(club.anonymous(), { teeTimeId: game.id, ...robin });
    const ends = await Promise.allSettled([
      decideParticipation(club.as(host), { participantId, status: "confirmed" }),
      decideGuestRequest(club.as(host), { guestRequestId: id, status: "approved" }),
    ]);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(ends.flatMap((end) => (end.status === "rejected" ? [end.reason.message] : []))).toEqual(["No spots left"]);
    expect((await storedTeeTime(club, game)).confirmedCount).toBe(1);
  }
});

test("one email asks for one game once, however it is written and however often it is pressed", async () => {
  const game = await club.aTeeTime();
  const ask = () => requestAsGuest(club.anonymous(), { teeTimeId: game.id, ...robin });
  const ends = await Promise.allSettled([ask(), ask(), ask()]);
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await storedTeeTime(club, game)).pendingCount).toBe(1);
  await expect(ask()).rejects.toThrow("You have already requested to join");
});

test.each([
  ["unlisted", { isPublic: false }, "Tee time not found"],
  ["cancelled", { status: "cancelled" as const }, "Tee time not found"],
  ["under way", { date: "2026-06-11", time: "07:00" }, "This tee time has already started"],
])("no guest asks for a game that is %s", async (_what, changes, words) => {
  const game = await club.aTeeTime(changes);
  await expect(requestAsGuest(club.anonymous(), { teeTimeId: game.id, ...robin })).rejects.toThrow(words);
});

test("a host who looks at an old page does not remove a guest by declining", async () => {
  const host = await club.aGolfer();
  const game = await club.aTeeTime({ hostId: host.id });
  const { id } = await requestAsGuest(club.anonymous(), { teeTimeId: game.id, ...robin });
  await decideGuestRequest(club.as(host), { guestRequestId: id, status: "approved", from: "pending" });
  await expect(decideGuestRequest(club.as(host), { guestRequestId: id, status: "declined", from: "pending" })).rejects.toThrow(
    "This request has changed meanwhile",
  );
});
