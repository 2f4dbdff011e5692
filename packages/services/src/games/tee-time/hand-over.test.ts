import type { Failure } from "@fourball/domain/failure";
import { describe, expect, test } from "vitest";
import { joinChat } from "../../chat/join-chat.ts";
import { say } from "../../chat/say.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../testing.ts";
import { handOver } from "./hand-over.ts";
import { joinWaitlist } from "./waitlist/join-waitlist.ts";

const world = testWorld();

async function aGroup({ totalSlots = 4 } = {}) {
  const [host, heir, other, asking] = [await world.golfer(), await world.golfer(), await world.golfer(), await world.golfer()];
  const teeTime = await world.teeTime({ hostId: host.id, totalSlots });
  const participantId = await world.request(teeTime, heir, "confirmed");
  await world.request(teeTime, other, "confirmed");
  const askingId = await world.request(teeTime, asking);
  return { host, heir, other, asking, askingId, teeTime, teeTimeId: teeTime.id, participantId };
}

describe("handing over a game", () => {
  test("makes a player the host and notifies everyone else", async () => {
    const { host, heir, other, asking, teeTime, teeTimeId, participantId } = await aGroup();
    await handOver(world.as(host), { teeTimeId, participantId });
    expect(await storedTeeTime(world, teeTime)).toMatchObject({ hostId: heir.id, confirmedCount: 1, pendingCount: 1 });
    expect(await world.notificationsFor(heir)).toEqual(["host-handed-over"]);
    for (const golfer of [other, asking]) expect(await world.notificationsFor(golfer)).toEqual(["host-changed"]);
    expect(await world.notificationsFor(host)).toEqual([]);
  });

  /** Listens to a room until it ends. */
  function endOf() {
    let end: (reason: Failure) => void = () => undefined;
    const reason = new Promise<Failure>((resolve) => {
      end = resolve;
    });
    return { onEvent: () => undefined, onEnd: (given: Failure) => end(given), reason };
  }

  test("removes the old host from the chat and keeps the new one", async () => {
    const { host, heir, teeTimeId, participantId } = await aGroup();
    const room = await joinChat(world.as(host), teeTimeId);
    const listener = endOf();
    await room.follow(0, listener);
    await handOver(world.as(host), { teeTimeId, participantId });
    expect(await listener.reason).toMatchObject({ code: "forbidden" });
    await expect(say(world.as(host), { teeTimeId, message: "One more thing" })).rejects.toThrow();
    expect(await say(world.as(heir), { teeTimeId, message: "I have the game now" })).toMatchObject({ userId: heir.id });
  });

  test("offers the freed spot to the waitlist", async () => {
    const { host, teeTimeId, participantId } = await aFullGroup();
    const waiting = await world.golfer();
    await joinWaitlist(world.as(waiting), { teeTimeId });
    await handOver(world.as(host), { teeTimeId, participantId });
    expect(await world.notificationsFor(waiting)).toEqual(["host-changed", "spot-offered"]);
  });

  async function aFullGroup() {
    const host = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id, totalSlots: 2 });
    return { host, teeTimeId: teeTime.id, participantId: await world.request(teeTime, await world.golfer(), "confirmed") };
  }

  test("is refused unless the new host is a confirmed player of this game", async () => {
    const { host, askingId, teeTimeId } = await aGroup();
    const elsewhere = await aFullGroup();
    for (const participantId of [askingId, elsewhere.participantId, crypto.randomUUID()])
      await expect(handOver(world.as(host), { teeTimeId, participantId })).rejects.toMatchObject({
        code: "conflict",
        message: "Only a confirmed player can take over",
      });
  });

  test("is refused for a suspended golfer", async () => {
    const host = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    const participantId = await world.request(teeTime, await world.golfer({ suspendedAt: new Date() }), "confirmed");
    await expect(handOver(world.as(host), { teeTimeId: teeTime.id, participantId })).rejects.toThrow("Only a confirmed player");
  });

  test("is refused after tee-off", async () => {
    const { host, teeTimeId, participantId } = await aGroup();
    world.clock.time = NOW.add({ hours: 30 });
    await expect(handOver(world.as(host), { teeTimeId, participantId })).rejects.toThrow("already started");
  });
});
