import { describe, expect, test } from "vitest";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../testing.ts";
import { joinTeeTime } from "./join-tee-time.ts";
import { withdrawFromTeeTime } from "./withdraw-from-tee-time.ts";

const world = testWorld();

describe("withdrawing", () => {
  test.each(["pending", "confirmed"] as const)("frees the spot of a %s golfer and notifies the host", async (status) => {
    const host = await world.golfer();
    const golfer = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    await world.request(teeTime, golfer, status);

    await withdrawFromTeeTime(world.as(golfer), { teeTimeId: teeTime.id });

    expect(await storedTeeTime(world, teeTime)).toMatchObject({ confirmedCount: 0, pendingCount: 0 });
    expect(await world.notificationsFor(host)).toEqual(["join-withdrawn"]);
  });

  test("allows the golfer to ask again", async () => {
    const golfer = await world.golfer();
    const teeTime = await world.teeTime();
    await joinTeeTime(world.as(golfer), { teeTimeId: teeTime.id });
    await withdrawFromTeeTime(world.as(golfer), { teeTimeId: teeTime.id });
    expect(await joinTeeTime(world.as(golfer), { teeTimeId: teeTime.id })).toMatchObject({ status: "pending" });
  });

  test("is refused after a declined request", async () => {
    const golfer = await world.golfer();
    const teeTime = await world.teeTime();
    await world.request(teeTime, golfer, "declined");
    await expect(withdrawFromTeeTime(world.as(golfer), { teeTimeId: teeTime.id })).rejects.toMatchObject({
      code: "conflict",
      message: "Your request was declined",
    });
  });

  test("is refused after tee-off", async () => {
    const golfer = await world.golfer();
    const teeTime = await world.teeTime();
    await world.request(teeTime, golfer, "confirmed");
    world.clock.time = NOW.add({ hours: 30 });
    await expect(withdrawFromTeeTime(world.as(golfer), { teeTimeId: teeTime.id })).rejects.toMatchObject({
      message: "This tee time has already started",
    });
  });
});
