import { golferBlocks } from "@fourball/db/schema/index";
import { describe, expect, test } from "vitest";
import { anApprovedGuest, ROBIN } from "../../testing/scenes/approved-guest.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../testing.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { keepSpot } from "./keep-spot.ts";

const world = testWorld();

describe("a golfer with the link of an approved guest", () => {
  test("keeps the spot in their own account", async () => {
    const { game, link } = await anApprovedGuest(world);
    const robin = await world.golfer({ email: ROBIN.guestEmail });
    expect(await keepSpot(world.as(robin), link)).toEqual({ teeTimeId: game.id });
    expect(await getTeeTime(world.as(robin), { teeTimeId: game.id })).toMatchObject({ viewerStatus: "confirmed", guests: [] });
    expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 1, pendingCount: 0 });
    expect(world.events).toContainEqual(expect.objectContaining({ type: "tee-time-changed", change: "spots" }));
  });

  test("keeps it once", async () => {
    const { game, link } = await anApprovedGuest(world);
    const robin = await world.golfer();
    const press = world.as(robin, { caller: { idempotencyKey: "press-1" } });
    expect(await keepSpot(press, link)).toEqual(await keepSpot(press, link));
    await expect(keepSpot(world.as(robin), link)).rejects.toThrow("This link no longer works");
    expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 1 });
  });

  test("can't take it as the host", async () => {
    const { host, link } = await anApprovedGuest(world);
    await expect(keepSpot(world.as(host), link)).rejects.toThrow("You are hosting this tee time");
  });

  test.each([
    ["pending", "You have already requested to join"],
    ["confirmed", "You have already joined this tee time"],
    ["declined", "Your request was declined"],
  ] as const)("can't take it besides a request that is %s", async (status, refusal) => {
    const { game, link } = await anApprovedGuest(world);
    const golfer = await world.golfer();
    await world.request(game, golfer, status);
    await expect(keepSpot(world.as(golfer), link)).rejects.toThrow(refusal);
  });

  test.each(["the host", "a player", "the golfer"])("can't take it after a block by %s", async (by) => {
    const { host, game, link } = await anApprovedGuest(world);
    const golfer = await world.golfer();
    const player = await world.golfer();
    await world.request(game, player, "confirmed");
    const [blocker, blocked] = by === "the golfer" ? [golfer, host] : [by === "the host" ? host : player, golfer];
    await world.db.insert(golferBlocks).values({ blockerId: blocker.id, blockedId: blocked.id });
    await expect(keepSpot(world.as(golfer), link)).rejects.toThrow("This link no longer works");
  });

  test("can't take it from the end of the hold on", async () => {
    const { link } = await anApprovedGuest(world);
    world.clock.time = NOW.add({ hours: 24 });
    await expect(keepSpot(world.as(await world.golfer()), link)).rejects.toThrow("This spot went to someone else");
  });

  test("can't take it with a guessed token", async () => {
    const { link } = await anApprovedGuest(world);
    await expect(keepSpot(world.as(await world.golfer()), { ...link, token: "guessed" })).rejects.toThrow(
      "This link no longer works",
    );
  });
});
