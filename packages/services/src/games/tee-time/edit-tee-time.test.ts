import { notifications } from "@fourball/db/schema/index";
import { describe, expect, test } from "vitest";
import { NOW, testWorld } from "../../testing.ts";
import { editTeeTime } from "./edit-tee-time.ts";

const world = testWorld();

describe("editing a tee time", () => {
  test("notifies confirmed and pending golfers of a new time, with the old one", async () => {
    const host = await world.golfer();
    const [inGroup, asking, refused] = [await world.golfer(), await world.golfer(), await world.golfer()];
    const course = await world.course({ name: "Cypress Hollow" });
    const teeTime = await world.teeTime({ hostId: host.id, courseId: course.id });
    await world.request(teeTime, inGroup, "confirmed");
    await world.request(teeTime, asking, "pending");
    await world.request(teeTime, refused, "declined");

    const edited = await editTeeTime(world.as(host), { teeTimeId: teeTime.id, time: "09:00" });

    expect(edited).toMatchObject({ time: "09:00", teeOffAt: "2026-06-12T16:00:00.000Z" });
    expect(await world.notificationsFor(inGroup)).toEqual(["tee-time-edited"]);
    expect(await world.notificationsFor(asking)).toEqual(["tee-time-edited"]);
    expect(await world.notificationsFor(refused)).toEqual([]);
    const [sent] = await world.db.select().from(notifications);
    expect(sent?.content).toMatchObject({
      time: "09:00",
      before: { courseName: "Cypress Hollow", date: "2026-06-12", time: "07:30" },
    });
  });

  test("sends no notification about a new description", async () => {
    const host = await world.golfer();
    const golfer = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    await world.request(teeTime, golfer, "confirmed");
    await editTeeTime(world.as(host), { teeTimeId: teeTime.id, description: "Bring a jacket" });
    expect(await world.notificationsFor(golfer)).toEqual([]);
  });

  test("moves the tee-off to the time zone of a new course", async () => {
    const host = await world.golfer();
    const course = await world.course({ timeZone: "America/New_York" });
    const teeTime = await world.teeTime({ hostId: host.id });
    expect(await editTeeTime(world.as(host), { teeTimeId: teeTime.id, courseId: course.id })).toMatchObject({
      time: "07:30",
      teeOffAt: "2026-06-12T11:30:00.000Z",
    });
  });

  test("cannot make the group smaller than its confirmed players", async () => {
    const host = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    for (const _ of [1, 2]) await world.request(teeTime, await world.golfer(), "confirmed");
    expect(await editTeeTime(world.as(host), { teeTimeId: teeTime.id, totalSlots: 3 })).toMatchObject({ totalSlots: 3 });
    await expect(editTeeTime(world.as(host), { teeTimeId: teeTime.id, totalSlots: 2 })).rejects.toMatchObject({
      code: "conflict",
      message: "Total players cannot be below confirmed players",
    });
  });

  test("creates an invite link when the game is unlisted, and revokes it when listed again", async () => {
    const host = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    expect((await editTeeTime(world.as(host), { teeTimeId: teeTime.id, isPublic: false })).inviteToken).toHaveLength(43);
    expect((await editTeeTime(world.as(host), { teeTimeId: teeTime.id, isPublic: true })).inviteToken).toBeNull();
  });

  test("is refused to everyone but the host, and after tee-off", async () => {
    const host = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    await expect(editTeeTime(world.as(await world.golfer()), { teeTimeId: teeTime.id, totalSlots: 3 })).rejects.toMatchObject({
      code: "forbidden",
      message: "Only the host can do this",
    });
    world.clock.time = NOW.add({ hours: 30 });
    await expect(editTeeTime(world.as(host), { teeTimeId: teeTime.id, totalSlots: 3 })).rejects.toMatchObject({
      message: "This tee time has already started",
    });
  });
});
