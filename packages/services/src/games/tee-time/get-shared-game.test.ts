import { describe, expect, test } from "vitest";
import { testWorld } from "../../testing.ts";
import { getSharedGame } from "./get-shared-game.ts";
import { getTeeTime } from "./get-tee-time.ts";

const world = testWorld();

const shared = (teeTimeId: string, invite?: string) =>
  getSharedGame(world.anonymous(), { teeTimeId, ...(invite !== undefined && { invite }) });

describe("a shared game", () => {
  test("is there for strangers with its course, its sky and its host's first name", async () => {
    const course = await world.course({ name: "Cypress Hollow", location: "Carmel, CA" });
    const host = await world.golfer({ firstName: "Maya", lastName: "Okafor" });
    const { id } = await world.teeTime({ courseId: course.id, hostId: host.id });
    const game = await shared(id);
    expect(game).toMatchObject({
      id,
      courseName: "Cypress Hollow",
      location: "Carmel, CA",
      time: "07:30",
      hostFirstName: "Maya",
    });
    expect(game).toMatchObject({ teeOffAt: "2026-06-12T14:30:00.000Z", sky: { light: "morning" } });
    expect(JSON.stringify(game)).not.toMatch(/Okafor|invite/);
  });

  test("has the light of the game's own page, also where the round ends near sunset", async () => {
    const host = await world.golfer();
    const { id } = await world.teeTime({ hostId: host.id, time: "16:40" });
    const { sky } = await getTeeTime(world.as(host), { teeTimeId: id });
    expect(sky.light).toBe("round");
    expect(await shared(id)).toMatchObject({ sky });
  });

  test("does not name a host whose profile is private", async () => {
    const host = await world.golfer({ firstName: "Maya", publicProfile: false });
    const { id } = await world.teeTime({ hostId: host.id });
    expect(JSON.stringify(await shared(id))).not.toContain("Maya");
  });

  test("is missing when it is private, cancelled, over or unknown", async () => {
    const hidden = [
      await world.teeTime({ isPublic: false }),
      await world.teeTime({ status: "cancelled" }),
      await world.teeTime({ date: "2026-06-10" }),
      { id: "00000000-0000-4000-8000-000000000000" },
    ];
    for (const { id } of hidden) {
      expect(await shared(id)).toBeUndefined();
      expect(await shared(id, "guess")).toBeUndefined();
    }
  });

  test("is there for those who have the invite of a private game, until it is revoked", async () => {
    const host = await world.golfer();
    const game = await world.teeTime({ hostId: host.id, isPublic: false });
    const { inviteToken } = await getTeeTime(world.as(host), { teeTimeId: game.id });
    expect(await shared(game.id, inviteToken ?? "")).toMatchObject({ id: game.id, isPublic: false });
    const other = await world.teeTime({ isPublic: false });
    expect(await shared(other.id, inviteToken ?? "")).toBeUndefined();
  });
});
