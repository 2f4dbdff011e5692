import { describe, expect, test } from "vitest";
import { secretHash } from "../../core/token/secret-hash.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../testing.ts";
import { joinTeeTime } from "./join-tee-time.ts";

const world = testWorld();

describe("join", () => {
  test("creates a pending request and notifies the host", async () => {
    const host = await world.golfer();
    const golfer = await world.golfer({ firstName: "Jonas", lastName: "Reyes" });
    const teeTime = await world.teeTime({ hostId: host.id });

    const asked = await joinTeeTime(world.as(golfer), { teeTimeId: teeTime.id, message: "I walk fast" });

    expect(asked).toMatchObject({ status: "pending", message: "I walk fast", user: { firstName: "Jonas", lastName: "Reyes" } });
    expect(asked.teeTime).toMatchObject({ date: "2026-06-12", time: "07:30" });
    expect(await storedTeeTime(world, teeTime)).toMatchObject({ confirmedCount: 0, pendingCount: 1 });
    expect(await world.notificationsFor(host)).toEqual(["join-requested"]);
  });

  test("is refused to the host", async () => {
    const host = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    await expect(joinTeeTime(world.as(host), { teeTimeId: teeTime.id })).rejects.toMatchObject({
      code: "invalid",
      message: "You are hosting this tee time",
    });
  });

  test.each([
    ["pending", "You have already requested to join"],
    ["confirmed", "You have already joined this tee time"],
    ["declined", "Your request was declined"],
  ] as const)("is refused to a golfer who is already %s", async (status, message) => {
    const golfer = await world.golfer();
    const teeTime = await world.teeTime();
    await world.request(teeTime, golfer, status);
    await expect(joinTeeTime(world.as(golfer), { teeTimeId: teeTime.id })).rejects.toMatchObject({ code: "conflict", message });
  });

  test("is refused when the tee time is full", async () => {
    const teeTime = await world.teeTime({ totalSlots: 2 });
    await world.request(teeTime, await world.golfer(), "confirmed");
    await expect(joinTeeTime(world.as(await world.golfer()), { teeTimeId: teeTime.id })).rejects.toMatchObject({
      code: "conflict",
      message: "Tee time is full",
    });
  });

  test("is refused after tee-off", async () => {
    const teeTime = await world.teeTime();
    world.clock.time = NOW.add({ hours: 30 });
    await expect(joinTeeTime(world.as(await world.golfer()), { teeTimeId: teeTime.id })).rejects.toMatchObject({
      code: "conflict",
      message: "This tee time has already started",
    });
  });

  test("finds no cancelled game for a stranger", async () => {
    const teeTime = await world.teeTime({ status: "cancelled" });
    await expect(joinTeeTime(world.as(await world.golfer()), { teeTimeId: teeTime.id })).rejects.toMatchObject({
      code: "not_found",
      message: "Tee time not found",
    });
  });

  test("finds an unlisted game only by its invite link", async () => {
    const teeTime = await world.teeTime({ isPublic: false, oldInviteHash: secretHash("the link") });
    const [stranger, friend] = [await world.golfer(), await world.golfer()];
    await expect(joinTeeTime(world.as(stranger), { teeTimeId: teeTime.id, invite: "a guess" })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await joinTeeTime(world.as(friend), { teeTimeId: teeTime.id, invite: "the link" })).toMatchObject({
      status: "pending",
    });
  });

  test("warns a golfer of another game at about the same time", async () => {
    const golfer = await world.golfer();
    await world.teeTime({ hostId: golfer.id, time: "10:00" });
    const teeTime = await world.teeTime({ time: "07:30" });
    expect(await joinTeeTime(world.as(golfer), { teeTimeId: teeTime.id })).toMatchObject({ status: "pending", overlaps: true });
  });
});
