import type { Failure } from "@fourball/domain/failure";
import { expect, test } from "vitest";
import { say } from "../chat/say.ts";
import { takeChatSeat } from "../chat/take-chat-seat.ts";
import { NOW, storedTeeTime, testClub } from "../testing.ts";
import { handOver } from "./hand-over.ts";
import { joinWaitlist } from "./join-waitlist.ts";

const club = testClub();

async function aGroup({ totalSlots = 4 } = {}) {
  const [host, heir, other, asking] = [await club.aGolfer(), await club.aGolfer(), await club.aGolfer(), await club.aGolfer()];
  const teeTime = await club.aTeeTime({ hostId: host.id, totalSlots });
  const participantId = await club.aRequest(teeTime, heir, "confirmed");
  await club.aRequest(teeTime, other, "confirmed");
  const askingId = await club.aRequest(teeTime, asking);
  return { host, heir, other, asking, askingId, teeTime, teeTimeId: teeTime.id, participantId };
}

test("a confirmed player takes over, the host is out, and everyone else hears who hosts now", async () => {
  const { host, heir, other, asking, teeTime, teeTimeId, participantId } = await aGroup();
  await handOver(club.as(host), { teeTimeId, participantId });
  expect(await storedTeeTime(club, teeTime)).toMatchObject({ hostId: heir.id, confirmedCount: 1, pendingCount: 1 });
  expect(await club.newsFor(heir)).toEqual(["host-handed-over"]);
  for (const golfer of [other, asking]) expect(await club.newsFor(golfer)).toEqual(["host-changed"]);
  expect(await club.newsFor(host)).toEqual([]);
});

/** Listens to a room until it ends. */
function endOf() {
  let end: (reason: Failure) => void = () => undefined;
  const reason = new Promise<Failure>((resolve) => {
    end = resolve;
  });
  return { onEvent: () => undefined, onEnd: (given: Failure) => end(given), reason };
}

test("the room goes with the game: the old host is out, the new one stays", async () => {
  const { host, heir, teeTimeId, participantId } = await aGroup();
  const seat = await takeChatSeat(club.as(host), teeTimeId);
  const listener = endOf();
  await seat.follow(0, listener);
  await handOver(club.as(host), { teeTimeId, participantId });
  expect(await listener.reason).toMatchObject({ code: "forbidden" });
  await expect(say(club.as(host), { teeTimeId, message: "One more thing" })).rejects.toThrow();
  expect(await say(club.as(heir), { teeTimeId, message: "I have the game now" })).toMatchObject({ userId: heir.id });
});

test("the spot that opens is offered to the line", async () => {
  const { host, teeTimeId, participantId } = await aFullGroup();
  const inLine = await club.aGolfer();
  await joinWaitlist(club.as(inLine), { teeTimeId });
  await handOver(club.as(host), { teeTimeId, participantId });
  expect(await club.newsFor(inLine)).toEqual(["host-changed", "spot-offered"]);
});

async function aFullGroup() {
  const host = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id, totalSlots: 2 });
  return { host, teeTimeId: teeTime.id, participantId: await club.aRequest(teeTime, await club.aGolfer(), "confirmed") };
}

test("only a confirmed player of this game can take over", async () => {
  const { host, askingId, teeTimeId } = await aGroup();
  const elsewhere = await aFullGroup();
  for (const participantId of [askingId, elsewhere.participantId, crypto.randomUUID()])
    await expect(handOver(club.as(host), { teeTimeId, participantId })).rejects.toMatchObject({
      code: "conflict",
      message: "Only a confirmed player can take over",
    });
});

test("a golfer who is kept out cannot take over", async () => {
  const host = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id });
  const participantId = await club.aRequest(teeTime, await club.aGolfer({ suspendedAt: new Date() }), "confirmed");
  await expect(handOver(club.as(host), { teeTimeId: teeTime.id, participantId })).rejects.toThrow("Only a confirmed player");
});

test("nobody hands over a round that has begun", async () => {
  const { host, teeTimeId, participantId } = await aGroup();
  club.clock.time = NOW.add({ hours: 30 });
  await expect(handOver(club.as(host), { teeTimeId, participantId })).rejects.toThrow("already started");
});
