import { outbox } from "@fourball/db/schema/index";
import { expect, test } from "vitest";
import { NOW, testClub } from "../testing.ts";
import { editTeeTime } from "./edit-tee-time.ts";

const club = testClub();

test("a new time reaches everyone confirmed or pending, with the old one beside it", async () => {
  const host = await club.aGolfer();
  const [inGroup, asking, refused] = [await club.aGolfer(), await club.aGolfer(), await club.aGolfer()];
  const course = await club.aCourse({ name: "Cypress Hollow" });
  const teeTime = await club.aTeeTime({ hostId: host.id, courseId: course.id });
  await club.aRequest(teeTime, inGroup, "confirmed");
  await club.aRequest(teeTime, asking, "pending");
  await club.aRequest(teeTime, refused, "declined");

  const edited = await editTeeTime(club.as(host), { teeTimeId: teeTime.id, time: "09:00" });

  expect(edited).toMatchObject({ time: "09:00", teeOffAt: "2026-06-12T16:00:00.000Z" });
  expect(await club.newsFor(inGroup)).toEqual(["tee-time-edited"]);
  expect(await club.newsFor(asking)).toEqual(["tee-time-edited"]);
  expect(await club.newsFor(refused)).toEqual([]);
  const [told] = await club.db.select().from(outbox);
  expect(told?.news).toMatchObject({
    time: "09:00",
    before: { courseName: "Cypress Hollow", date: "2026-06-12", time: "07:30" },
  });
});

test("new words tell nobody", async () => {
  const host = await club.aGolfer();
  const golfer = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id });
  await club.aRequest(teeTime, golfer, "confirmed");
  await editTeeTime(club.as(host), { teeTimeId: teeTime.id, description: "Bring a jacket" });
  expect(await club.newsFor(golfer)).toEqual([]);
});

test("another course brings its own clock", async () => {
  const host = await club.aGolfer();
  const course = await club.aCourse({ timeZone: "America/New_York" });
  const teeTime = await club.aTeeTime({ hostId: host.id });
  expect(await editTeeTime(club.as(host), { teeTimeId: teeTime.id, courseId: course.id })).toMatchObject({
    time: "07:30",
    teeOffAt: "2026-06-12T11:30:00.000Z",
  });
});

test("the group is never made smaller than who is in", async () => {
  const host = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id });
  for (const _ of [1, 2]) await club.aRequest(teeTime, await club.aGolfer(), "confirmed");
  expect(await editTeeTime(club.as(host), { teeTimeId: teeTime.id, totalSlots: 3 })).toMatchObject({ totalSlots: 3 });
  await expect(editTeeTime(club.as(host), { teeTimeId: teeTime.id, totalSlots: 2 })).rejects.toMatchObject({
    code: "conflict",
    message: "Total players cannot be below confirmed players",
  });
});

test("unlisting a game makes a link, listing it again revokes it", async () => {
  const host = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id });
  expect((await editTeeTime(club.as(host), { teeTimeId: teeTime.id, isPublic: false })).inviteToken).toHaveLength(43);
  expect((await editTeeTime(club.as(host), { teeTimeId: teeTime.id, isPublic: true })).inviteToken).toBeNull();
});

test("only the host edits, and only before tee-off", async () => {
  const host = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id });
  await expect(editTeeTime(club.as(await club.aGolfer()), { teeTimeId: teeTime.id, totalSlots: 3 })).rejects.toMatchObject({
    code: "forbidden",
    message: "Only the host can do this",
  });
  club.clock.time = NOW.add({ hours: 30 });
  await expect(editTeeTime(club.as(host), { teeTimeId: teeTime.id, totalSlots: 3 })).rejects.toMatchObject({
    message: "This tee time has already started",
  });
});
