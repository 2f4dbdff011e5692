import { teeTimeDetail } from "@fourball/domain/tee-time/schema";
import { expect, test } from "vitest";
import { testClub } from "../testing.ts";
import { getTeeTime } from "./get-tee-time.ts";
import { renewInvite } from "./renew-invite.ts";

const club = testClub();

test("the detail is the wire shape and nothing beyond it", async () => {
  const teeTime = await club.aTeeTime();
  const detail = await getTeeTime(club.as(await club.aGolfer()), { teeTimeId: teeTime.id });
  expect(teeTimeDetail.strict().parse(detail)).toEqual(detail);
});

test("the host of an unlisted game has its link; the group does not", async () => {
  const host = await club.aGolfer();
  const golfer = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id, isPublic: false, inviteToken: "the link" });
  await club.aRequest(teeTime, golfer, "confirmed");
  expect(await getTeeTime(club.as(host), { teeTimeId: teeTime.id })).toMatchObject({ inviteToken: "the link" });
  expect(await getTeeTime(club.as(golfer), { teeTimeId: teeTime.id })).toMatchObject({ inviteToken: null });
});

test("a renewed link opens, the old one no longer does", async () => {
  const host = await club.aGolfer();
  const friend = club.as(await club.aGolfer());
  const { id: teeTimeId } = await club.aTeeTime({ hostId: host.id, isPublic: false, inviteToken: "the old link" });
  const { inviteToken } = await renewInvite(club.as(host), { teeTimeId });
  expect(await getTeeTime(friend, { teeTimeId, invite: inviteToken ?? "" })).toMatchObject({ id: teeTimeId });
  await expect(getTeeTime(friend, { teeTimeId, invite: "the old link" })).rejects.toMatchObject({ code: "not_found" });
});

test("an admin without a part in an unlisted game does not see it", async () => {
  const teeTime = await club.aTeeTime({ isPublic: false });
  const admin = await club.aGolfer({ isAdmin: true });
  await expect(getTeeTime(club.as(admin), { teeTimeId: teeTime.id })).rejects.toMatchObject({ code: "not_found" });
});

test("a private profile shows its host's name and handicap, not the record", async () => {
  const host = await club.aGolfer({ firstName: "Ruth", publicProfile: false, rating: 4.9, gamesHosted: 40, handicap: 7.5 });
  const teeTime = await club.aTeeTime({ hostId: host.id });
  const seen = await getTeeTime(club.as(await club.aGolfer()), { teeTimeId: teeTime.id });
  expect(seen.host).toMatchObject({ firstName: "Ruth", handicap: 7.5, rating: null, gamesHosted: null, hasPublicProfile: false });
});

test("a golfer who plays elsewhere at about that time is warned", async () => {
  const golfer = await club.aGolfer();
  const course = await club.aCourse({ name: "Old Orchard Muni" });
  const elsewhere = await club.aTeeTime({ courseId: course.id, time: "10:00" });
  await club.aRequest(elsewhere, golfer, "confirmed");
  const early = await club.aTeeTime({ time: "07:30" });
  const late = await club.aTeeTime({ time: "15:00" });
  expect((await getTeeTime(club.as(golfer), { teeTimeId: early.id })).overlap).toMatchObject({
    courseName: "Old Orchard Muni",
    time: "10:00",
  });
  expect((await getTeeTime(club.as(golfer), { teeTimeId: late.id })).overlap).toBeNull();
});
