import type { RoomEvent } from "@fourball/domain/chat/message";
import { describe, expect, test } from "vitest";
import { decideParticipation } from "../games/participation/decide-participation.ts";
import { withdrawFromTeeTime } from "../games/tee-time/withdraw-from-tee-time.ts";
import { testWorld } from "../testing.ts";
import { joinChat } from "./join-chat.ts";
import { listMessages } from "./list-messages.ts";
import { markRead } from "./mark-read.ts";
import { say } from "./say.ts";

const world = testWorld();

/** A game of so many players, in which the host has said something. */
async function aMessage(players: number) {
  const host = world.as(await world.golfer());
  const { id: teeTimeId } = await world.teeTime({ hostId: host.viewer.id });
  const readers = [];
  for (let place = 0; place < players; place++) {
    const player = await world.golfer();
    const participantId = await world.request({ id: teeTimeId }, player);
    await decideParticipation(host, { participantId, status: "confirmed" });
    readers.push(world.as(player));
  }
  const { seq } = await say(host, { teeTimeId, message: "Who's walking?" });
  const seenBy = async (viewer: typeof host) => (await listMessages(viewer, { teeTimeId })).seenUpTo;
  return { teeTimeId, seq, host, readers, seenBy };
}

type Player = ReturnType<typeof world.as>;
const first = ([player]: Player[]): Player => {
  if (!player) throw new Error("no player");
  return player;
};

describe("a message is seen", () => {
  test("once everyone else in the game has read it", async () => {
    const { teeTimeId, seq, host, readers, seenBy } = await aMessage(2);
    for (const reader of readers) {
      expect(await seenBy(host)).toBeLessThan(seq);
      await markRead(reader, { teeTimeId, seq });
    }
    expect(await seenBy(host)).toBe(seq);
    expect(await seenBy(first(readers))).toBe(0);
  });

  test("by nobody in a game without players", async () => {
    const { host, seenBy } = await aMessage(0);
    expect(await seenBy(host)).toBe(0);
  });

  test("once the only one who hasn't read it has left", async () => {
    const { teeTimeId, seq, host, readers, seenBy } = await aMessage(2);
    await markRead(first(readers), { teeTimeId, seq });
    for (const leaving of readers.slice(1)) await withdrawFromTeeTime(leaving, { teeTimeId });
    expect(await seenBy(host)).toBe(seq);
  });
});

describe("the author", () => {
  const eventOf = (event: RoomEvent): RoomEvent => event;

  async function eventsFor(author: Player, { teeTimeId, after, knows }: { teeTimeId: string; after: number; knows?: string[] }) {
    const room = await joinChat(author, teeTimeId);
    const events = room.events({ after, signal: undefined, knows }, eventOf)[Symbol.asyncIterator]();
    expect((await events.next()).value).toMatchObject({ type: "here" });
    return events;
  }

  test("hears of it at once", async () => {
    const { teeTimeId, seq, host, readers } = await aMessage(1);
    const events = await eventsFor(host, { teeTimeId, after: seq, knows: ["seen"] });
    await markRead(first(readers), { teeTimeId, seq });
    expect((await events.next()).value).toEqual({ type: "seen", upTo: seq });
  });

  test("doesn't hear who has read it while others haven't", async () => {
    const { teeTimeId, seq, host, readers } = await aMessage(2);
    const events = await eventsFor(host, { teeTimeId, after: seq, knows: ["seen"] });
    await markRead(first(readers), { teeTimeId, seq });
    const { value } = await events.next();
    expect(Object.keys(value)).toEqual(["type", "upTo"]);
    expect(value.upTo).toBeLessThan(seq);
  });

  test("gets no such event when the page is older than it", async () => {
    const { teeTimeId, seq, host, readers } = await aMessage(1);
    const events = await eventsFor(host, { teeTimeId, after: seq });
    await markRead(first(readers), { teeTimeId, seq });
    await say(first(readers), { teeTimeId, message: "I am" });
    expect((await events.next()).value).toMatchObject({ type: "message", message: { message: "I am" } });
  });
});
