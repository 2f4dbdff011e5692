import { expect, test } from "vitest";
import { NOW, storedTeeTime, testClub } from "../testing.ts";
import { decideParticipation } from "./decide-participation.ts";

const club = testClub();

test.each([
  ["pending", "confirmed", "join-approved"],
  ["pending", "declined", "join-declined"],
  ["declined", "confirmed", "join-approved"],
  ["confirmed", "declined", "removed"],
] as const)("the host turns a %s request into %s and the golfer hears it", async (before, after, told) => {
  const host = await club.aGolfer();
  const golfer = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id });
  const participantId = await club.aRequest(teeTime, golfer, before);

  const decided = await decideParticipation(club.as(host), { participantId, status: after });

  expect(decided.status).toBe(after);
  expect(await storedTeeTime(club, teeTime)).toMatchObject({ confirmedCount: after === "confirmed" ? 1 : 0, pendingCount: 0 });
  expect(await club.newsFor(golfer)).toEqual([told]);
});

test("approving twice succeeds twice and tells once", async () => {
  const host = await club.aGolfer();
  const golfer = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id });
  const participantId = await club.aRequest(teeTime, golfer);
  for (const _ of ["once", "twice"]) await decideParticipation(club.as(host), { participantId, status: "confirmed" });
  expect(await club.newsFor(golfer)).toEqual(["join-approved"]);
});

test("the last spot is given once; a request left over stays pending", async () => {
  const host = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id, totalSlots: 2 });
  const first = await club.aRequest(teeTime, await club.aGolfer());
  const second = await club.aRequest(teeTime, await club.aGolfer());
  await decideParticipation(club.as(host), { participantId: first, status: "confirmed" });
  await expect(decideParticipation(club.as(host), { participantId: second, status: "confirmed" })).rejects.toMatchObject({
    code: "conflict",
    message: "No spots left",
  });
  expect(await storedTeeTime(club, teeTime)).toMatchObject({ confirmedCount: 1, pendingCount: 1 });
});

test("golfers do not approve themselves", async () => {
  const golfer = await club.aGolfer();
  const participantId = await club.aRequest(await club.aTeeTime(), golfer);
  await expect(decideParticipation(club.as(golfer), { participantId, status: "confirmed" })).rejects.toMatchObject({
    code: "forbidden",
    message: "Only the host can do this",
  });
});

test("somebody else's request does not exist for strangers", async () => {
  const participantId = await club.aRequest(await club.aTeeTime(), await club.aGolfer());
  await expect(decideParticipation(club.as(await club.aGolfer()), { participantId, status: "confirmed" })).rejects.toMatchObject({
    code: "not_found",
    message: "Request not found",
  });
});

test("requests expire at tee-off", async () => {
  const host = await club.aGolfer();
  const participantId = await club.aRequest(await club.aTeeTime({ hostId: host.id }), await club.aGolfer());
  club.clock.time = NOW.add({ hours: 30 });
  await expect(decideParticipation(club.as(host), { participantId, status: "confirmed" })).rejects.toMatchObject({
    code: "conflict",
    message: "This tee time has already started",
  });
});

test("nobody gains a spot in a cancelled game", async () => {
  const host = await club.aGolfer();
  const participantId = await club.aRequest(await club.aTeeTime({ hostId: host.id, status: "cancelled" }), await club.aGolfer());
  await expect(decideParticipation(club.as(host), { participantId, status: "confirmed" })).rejects.toMatchObject({
    code: "conflict",
    message: "This tee time was cancelled",
  });
});

test("a host who looks at an old page does not remove a player by declining", async () => {
  const host = await club.aGolfer();
  const golfer = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id });
  const participantId = await club.aRequest(teeTime, golfer);
  await decideParticipation(club.as(host), { participantId, status: "confirmed", from: "pending" });
  await expect(decideParticipation(club.as(host), { participantId, status: "declined", from: "pending" })).rejects.toMatchObject({
    code: "conflict",
    message: "This request has changed meanwhile",
  });
  expect(await storedTeeTime(club, teeTime)).toMatchObject({ confirmedCount: 1 });
});
