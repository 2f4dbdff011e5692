import { expect, test } from "vitest";
import { NOW, storedTeeTime, testClub } from "../testing.ts";
import { joinTeeTime } from "./join-tee-time.ts";

const club = testClub();

test("a golfer asks to join, waits for approval, and the host is told", async () => {
  const host = await club.aGolfer();
  const golfer = await club.aGolfer({ firstName: "Jonas", lastName: "Reyes" });
  const teeTime = await club.aTeeTime({ hostId: host.id });

  const asked = await joinTeeTime(club.as(golfer), { teeTimeId: teeTime.id, message: "I walk fast" });

  expect(asked).toMatchObject({ status: "pending", message: "I walk fast", user: { firstName: "Jonas", lastName: "Reyes" } });
  expect(asked.teeTime).toMatchObject({ date: "2026-06-12", time: "07:30" });
  expect(await storedTeeTime(club, teeTime)).toMatchObject({ confirmedCount: 0, pendingCount: 1 });
  expect(await club.newsFor(host)).toEqual(["join-requested"]);
});

test("hosts do not join their own game", async () => {
  const host = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id });
  await expect(joinTeeTime(club.as(host), { teeTimeId: teeTime.id })).rejects.toMatchObject({
    code: "invalid",
    message: "You are hosting this tee time",
  });
});

test.each([
  ["pending", "You have already requested to join"],
  ["confirmed", "You have already joined this tee time"],
  ["declined", "Your request was declined"],
] as const)("whoever is %s cannot ask again", async (status, message) => {
  const golfer = await club.aGolfer();
  const teeTime = await club.aTeeTime();
  await club.aRequest(teeTime, golfer, status);
  await expect(joinTeeTime(club.as(golfer), { teeTimeId: teeTime.id })).rejects.toMatchObject({ code: "conflict", message });
});

test("a full tee time takes no requests", async () => {
  const teeTime = await club.aTeeTime({ totalSlots: 2 });
  await club.aRequest(teeTime, await club.aGolfer(), "confirmed");
  await expect(joinTeeTime(club.as(await club.aGolfer()), { teeTimeId: teeTime.id })).rejects.toMatchObject({
    code: "conflict",
    message: "Tee time is full",
  });
});

test("after tee-off nobody joins", async () => {
  const teeTime = await club.aTeeTime();
  club.clock.time = NOW.add({ hours: 30 });
  await expect(joinTeeTime(club.as(await club.aGolfer()), { teeTimeId: teeTime.id })).rejects.toMatchObject({
    code: "conflict",
    message: "This tee time has already started",
  });
});

test("a cancelled game is unknown to strangers", async () => {
  const teeTime = await club.aTeeTime({ status: "cancelled" });
  await expect(joinTeeTime(club.as(await club.aGolfer()), { teeTimeId: teeTime.id })).rejects.toMatchObject({
    code: "not_found",
    message: "Tee time not found",
  });
});

test("an unlisted game opens to whoever holds its link, and to nobody else", async () => {
  const teeTime = await club.aTeeTime({ isPublic: false, inviteToken: "the link" });
  const [stranger, friend] = [await club.aGolfer(), await club.aGolfer()];
  await expect(joinTeeTime(club.as(stranger), { teeTimeId: teeTime.id, invite: "a guess" })).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await joinTeeTime(club.as(friend), { teeTimeId: teeTime.id, invite: "the link" })).toMatchObject({ status: "pending" });
});

test("a golfer who plays elsewhere at about that time is warned while asking", async () => {
  const golfer = await club.aGolfer();
  await club.aTeeTime({ hostId: golfer.id, time: "10:00" });
  const teeTime = await club.aTeeTime({ time: "07:30" });
  expect(await joinTeeTime(club.as(golfer), { teeTimeId: teeTime.id })).toMatchObject({ status: "pending", overlaps: true });
});
