import { createTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { describe, expect, test } from "vitest";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { testWorld } from "../../testing.ts";
import { proposeChange } from "../proposal/propose-change.ts";
import { createTeeTime } from "./create-tee-time.ts";
import { editTeeTime } from "./edit-tee-time.ts";

const world = testWorld();

const wish = (courseId: string, changes: object = {}) =>
  createTeeTimeInput.parse({ courseId, date: "2026-06-12", time: "07:30", ...changes });

describe("creating a tee time", () => {
  test("makes the golfer its host, with the form's defaults", async () => {
    const host = await world.golfer();
    const { id } = await world.course();
    const created = await createTeeTime(world.as(host), wish(id));
    expect(created).toMatchObject({
      hostId: host.id,
      viewerStatus: "host",
      totalSlots: 4,
      mood: "competitive",
      moodEmoji: "⛳",
      isPublic: true,
      status: "active",
      inviteToken: null,
    });
  });

  test("sets the emoji of the mood", async () => {
    const { id } = await world.course();
    expect(await createTeeTime(world.as(await world.golfer()), wish(id, { mood: "sunset" }))).toMatchObject({ moodEmoji: "🌇" });
  });

  test("reads the time in the course's time zone", async () => {
    const { id } = await world.course({ timeZone: "Pacific/Honolulu" });
    expect(await createTeeTime(world.as(await world.golfer()), wish(id))).toMatchObject({
      date: "2026-06-12",
      time: "07:30",
      teeOffAt: "2026-06-12T17:30:00.000Z",
    });
  });

  test("adds an invite link to an unlisted game", async () => {
    const { id } = await world.course();
    const created = await createTeeTime(world.as(await world.golfer()), wish(id, { isPublic: false }));
    expect(created.inviteToken).toHaveLength(43);
  });

  test("accepts a later time today and refuses an earlier one, in the course's time zone", async () => {
    const host = world.as(await world.golfer());
    const { id } = await world.course();
    await expect(createTeeTime(host, wish(id, { date: "2026-06-11", time: "07:59" }))).rejects.toMatchObject({
      code: "invalid",
      message: "Tee time must be in the future",
    });
    expect(await createTeeTime(host, wish(id, { date: "2026-06-11", time: "08:01" }))).toMatchObject({ status: "active" });
  });

  test("refuses an hour that the clocks skip, for a new game, an edited one and a proposed one", async () => {
    const host = world.as(await world.golfer());
    const { id } = await world.course();
    const skipped = { date: "2027-03-14", time: "02:30" };
    const refused = { code: "invalid", message: "That time doesn't exist on that day", issues: [{ path: ["time"] }] };
    await expect(createTeeTime(host, wish(id, skipped))).rejects.toMatchObject(refused);
    const { id: teeTimeId } = await createTeeTime(host, wish(id, { time: "02:30" }));
    await expect(editTeeTime(host, { teeTimeId, date: skipped.date })).rejects.toMatchObject(refused);
    await expect(proposeChange(host, { teeTimeId, date: skipped.date })).rejects.toMatchObject(refused);
    expect(await editTeeTime(host, { teeTimeId, ...skipped, time: "03:30" })).toMatchObject({
      teeOffAt: "2027-03-14T10:30:00.000Z",
    });
  });

  test("accepts today at the course when the date is already tomorrow elsewhere", async () => {
    world.clock.time = Temporal.Instant.from("2026-06-12T00:30:00Z");
    const { id } = await world.course();
    const created = await createTeeTime(world.as(await world.golfer()), wish(id, { date: "2026-06-11", time: "18:00" }));
    expect(await storedTeeTime(world, created)).toMatchObject({ date: "2026-06-11" });
  });

  test("is refused more than a year ahead", async () => {
    const { id } = await world.course();
    await expect(createTeeTime(world.as(await world.golfer()), wish(id, { date: "2027-06-13" }))).rejects.toMatchObject({
      message: "Tee time must be within the next 365 days",
    });
  });

  test("is refused for an unknown course", async () => {
    const unknown = "00000000-0000-4000-8000-000000000000";
    await expect(createTeeTime(world.as(await world.golfer()), wish(unknown))).rejects.toMatchObject({
      code: "not_found",
      message: "Course not found",
    });
  });
});
