/** @module-tag dialect */
import { describe, expect, test } from "vitest";
import { countByDay } from "../../games/tee-time/count/listed-figures.ts";
import { recordLastSeen } from "../../golfers/account/record-last-seen.ts";
import { testWorld } from "../../testing.ts";
import { getDashboardStats } from "./get-dashboard-stats.ts";

const world = testWorld();

describe("dashboard statistics", () => {
  test("count today's games, available games and open slots of all listed games", async () => {
    const full = await world.teeTime({ totalSlots: 2, date: "2026-06-11", time: "12:00" });
    await world.request(full, await world.golfer(), "confirmed");
    await world.teeTime({ totalSlots: 4, date: "2026-06-11", time: "06:00" });
    await world.teeTime({ totalSlots: 4 });
    await world.teeTime({ totalSlots: 3 });
    await world.teeTime({ isPublic: false });
    await world.teeTime({ status: "cancelled" });
    const stats = await getDashboardStats(world.as(await world.golfer()));
    expect(stats).toMatchObject({ gamesToday: 1, available: 2, openSlots: 5, activeUsers: 0, requestsWaiting: 0 });
  });

  test("count as many games today as the strip of days, without those that have teed off", async () => {
    for (const time of ["06:00", "12:00", "18:00"]) await world.teeTime({ date: "2026-06-11", time });
    const viewer = world.as(await world.golfer());
    expect(await countByDay(viewer)).toEqual([{ date: "2026-06-11", count: 2 }]);
    expect(await getDashboardStats(viewer)).toMatchObject({ gamesToday: 2 });
  });

  test("count golfers seen in the last minutes as online", async () => {
    const golfer = await world.golfer();
    await world.golfer({ lastSeenAt: new Date("2026-01-01") });
    await recordLastSeen(world.db, [golfer.id]);
    expect(await getDashboardStats(world.as(golfer))).toMatchObject({ activeUsers: 1 });
  });

  test("count the requests that wait for the host", async () => {
    const host = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    for (const status of ["pending", "pending", "confirmed", "declined"] as const)
      await world.request(teeTime, await world.golfer(), status);
    expect(await getDashboardStats(world.as(host))).toMatchObject({ requestsWaiting: 2 });
  });
});
