import { describe, expect, test } from "vitest";
import { testWorld } from "../../../testing.ts";
import { listLandingGames } from "./list-landing-games.ts";

const world = testWorld();

describe("the games of the landing page", () => {
  test("are the soonest open ones, each at another course", async () => {
    const pebble = await world.course({ name: "Pebble" });
    const spyglass = await world.course({ name: "Spyglass" });
    const later = await world.teeTime({ courseId: pebble.id, date: "2026-06-14" });
    const soonest = await world.teeTime({ courseId: pebble.id, date: "2026-06-12" });
    const other = await world.teeTime({ courseId: spyglass.id, date: "2026-06-13", totalSlots: 3 });
    const { games, count } = await listLandingGames(world.anonymous());
    expect(games.map(({ id }) => id)).toEqual([soonest.id, other.id]);
    expect(games[1]).toMatchObject({ course: "Spyglass", totalSlots: 3, confirmedCount: 0 });
    expect(games.map(({ id }) => id)).not.toContain(later.id);
    expect(count).toBe(3);
  });

  test("leave out what visitors may not see or golfers cannot join", async () => {
    await world.teeTime({ isPublic: false });
    await world.teeTime({ status: "cancelled" });
    await world.teeTime({ date: "2026-06-01" });
    const full = await world.teeTime({ totalSlots: 2 });
    await world.request(full, await world.golfer(), "confirmed");
    expect(await listLandingGames(world.anonymous())).toEqual({ games: [], nearby: [], count: 0 });
  });
});
