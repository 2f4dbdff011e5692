import { describe, expect, test } from "vitest";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../testing.ts";
import { decideParticipation } from "./decide-participation.ts";

const world = testWorld();

describe("the host's decision", () => {
  test.each([
    ["pending", "confirmed", "join-approved"],
    ["pending", "declined", "join-declined"],
    ["declined", "confirmed", "join-approved"],
    ["confirmed", "declined", "removed"],
  ] as const)("turns a %s request into %s and notifies the golfer", async (before, after, notification) => {
    const host = await world.golfer();
    const golfer = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    const participantId = await world.request(teeTime, golfer, before);

    const decided = await decideParticipation(world.as(host), { participantId, status: after });

    expect(decided.status).toBe(after);
    expect(await storedTeeTime(world, teeTime)).toMatchObject({ confirmedCount: after === "confirmed" ? 1 : 0, pendingCount: 0 });
    expect(await world.notificationsFor(golfer)).toEqual([notification]);
  });

  test("can be repeated and notifies the golfer once", async () => {
    const host = await world.golfer();
    const golfer = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    const participantId = await world.request(teeTime, golfer);
    for (const _ of ["once", "twice"]) await decideParticipation(world.as(host), { participantId, status: "confirmed" });
    expect(await world.notificationsFor(golfer)).toEqual(["join-approved"]);
  });

  test("gives the last spot once, and leaves other requests pending", async () => {
    const host = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id, totalSlots: 2 });
    const first = await world.request(teeTime, await world.golfer());
    const second = await world.request(teeTime, await world.golfer());
    await decideParticipation(world.as(host), { participantId: first, status: "confirmed" });
    await expect(decideParticipation(world.as(host), { participantId: second, status: "confirmed" })).rejects.toMatchObject({
      code: "conflict",
      message: "No spots left",
    });
    expect(await storedTeeTime(world, teeTime)).toMatchObject({ confirmedCount: 1, pendingCount: 1 });
  });
});

describe("a decision", () => {
  test("is refused to the golfer who asks", async () => {
    const golfer = await world.golfer();
    const participantId = await world.request(await world.teeTime(), golfer);
    await expect(decideParticipation(world.as(golfer), { participantId, status: "confirmed" })).rejects.toMatchObject({
      code: "forbidden",
      message: "Only the host can do this",
    });
  });

  test("is not found by a stranger", async () => {
    const participantId = await world.request(await world.teeTime(), await world.golfer());
    await expect(
      decideParticipation(world.as(await world.golfer()), { participantId, status: "confirmed" }),
    ).rejects.toMatchObject({
      code: "not_found",
      message: "Request not found",
    });
  });

  test("is refused after tee-off", async () => {
    const host = await world.golfer();
    const participantId = await world.request(await world.teeTime({ hostId: host.id }), await world.golfer());
    world.clock.time = NOW.add({ hours: 30 });
    await expect(decideParticipation(world.as(host), { participantId, status: "confirmed" })).rejects.toMatchObject({
      code: "conflict",
      message: "This tee time has already started",
    });
  });

  test("is refused in a cancelled game", async () => {
    const host = await world.golfer();
    const participantId = await world.request(
      await world.teeTime({ hostId: host.id, status: "cancelled" }),
      await world.golfer(),
    );
    await expect(decideParticipation(world.as(host), { participantId, status: "confirmed" })).rejects.toMatchObject({
      code: "conflict",
      message: "This tee time was cancelled",
    });
  });

  test("does not remove a player by declining from an outdated page", async () => {
    const host = await world.golfer();
    const golfer = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    const participantId = await world.request(teeTime, golfer);
    await decideParticipation(world.as(host), { participantId, status: "confirmed", from: "pending" });
    await expect(
      decideParticipation(world.as(host), { participantId, status: "declined", from: "pending" }),
    ).rejects.toMatchObject({
      code: "conflict",
      message: "This request has changed since you opened it",
    });
    expect(await storedTeeTime(world, teeTime)).toMatchObject({ confirmedCount: 1 });
  });
});
