import { describe, expect, test } from "vitest";
import { testWorld } from "../../testing.ts";
import { setCosts } from "../cost/set-costs.ts";
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

describe("who plays in a shared game", () => {
  test("is read with the invite of a private game: first names, and how many others", async () => {
    const host = await world.golfer();
    const game = await world.teeTime({ hostId: host.id, isPublic: false });
    await world.request(game, await world.golfer({ firstName: "Jonas", lastName: "Reyes" }), "confirmed");
    await world.request(game, await world.golfer({ firstName: "Priya", publicProfile: false }), "confirmed");
    await world.request(game, await world.golfer({ firstName: "Asker" }));
    await world.guestRequest({
      teeTimeId: game.id,
      guestName: "Robin Vale",
      guestEmail: "robin@example.com",
      status: "approved",
    });
    const { inviteToken } = await getTeeTime(world.as(host), { teeTimeId: game.id });
    const found = await shared(game.id, inviteToken ?? "");
    expect(found?.company).toEqual({ firstNames: ["Jonas"], golfers: 1, guests: 1 });
    expect(JSON.stringify(found)).not.toMatch(/Reyes|Priya|Robin|Asker/);
  });

  test("is not for visitors of a listed one, who read what it costs", async () => {
    const host = await world.golfer();
    const game = await world.teeTime({ hostId: host.id });
    await world.request(game, await world.golfer({ firstName: "Jonas" }), "confirmed");
    const costs = { greenFee: 8500, cart: null, deposit: null, payee: "shop" as const, rule: "", bookedById: host.id };
    await setCosts(world.as(host), { teeTimeId: game.id, ...costs });
    const found = await shared(game.id);
    expect(found).toMatchObject({ company: null, costs: { greenFee: 8500, cart: null, currency: "USD" } });
    expect(JSON.stringify(found)).not.toContain("Jonas");
  });
});
