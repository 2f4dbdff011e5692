import { describe, expect, test } from "vitest";
import { NOW, testWorld } from "../../testing.ts";
import { cancelTeeTime } from "./cancel-tee-time.ts";
import { getTeeTime } from "./get-tee-time.ts";

const world = testWorld();

describe("a cancelled tee time", () => {
  test("stays visible to its golfers and disappears for others", async () => {
    const host = await world.golfer();
    const [inGroup, asking, refused] = [await world.golfer(), await world.golfer(), await world.golfer()];
    const teeTime = await world.teeTime({ hostId: host.id });
    await world.request(teeTime, inGroup, "confirmed");
    await world.request(teeTime, asking, "pending");
    await world.request(teeTime, refused, "declined");

    await cancelTeeTime(world.as(host), { teeTimeId: teeTime.id, reason: "Frost delay all week" });

    for (const golfer of [host, inGroup, asking])
      expect(await getTeeTime(world.as(golfer), { teeTimeId: teeTime.id })).toMatchObject({
        status: "cancelled",
        cancelReason: "Frost delay all week",
      });
    for (const golfer of [refused, await world.golfer()])
      await expect(getTeeTime(world.as(golfer), { teeTimeId: teeTime.id })).rejects.toMatchObject({ code: "not_found" });
    expect(await world.notificationsFor(inGroup)).toEqual(["tee-time-cancelled"]);
    expect(await world.notificationsFor(asking)).toEqual(["tee-time-cancelled"]);
  });

  test("can be cancelled again without another notification", async () => {
    const host = await world.golfer();
    const golfer = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    await world.request(teeTime, golfer, "confirmed");
    for (const _ of ["once", "twice"]) await cancelTeeTime(world.as(host), { teeTimeId: teeTime.id });
    expect(await world.notificationsFor(golfer)).toEqual(["tee-time-cancelled"]);
  });
});

describe("cancelling a tee time", () => {
  test("is refused after tee-off", async () => {
    const host = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    world.clock.time = NOW.add({ hours: 30 });
    await expect(cancelTeeTime(world.as(host), { teeTimeId: teeTime.id })).rejects.toMatchObject({ code: "conflict" });
  });

  test("is refused to everyone but the host", async () => {
    const teeTime = await world.teeTime();
    await expect(cancelTeeTime(world.as(await world.golfer()), { teeTimeId: teeTime.id })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});
