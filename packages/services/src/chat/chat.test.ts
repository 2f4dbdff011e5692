import type { ChatMessage, RoomEvent } from "@fourball/domain/chat/message";
import { describe, expect, test } from "vitest";
import type { MemberContext } from "../core/service-context.ts";
import { decideParticipation } from "../games/participation/decide-participation.ts";
import { cancelTeeTime } from "../games/tee-time/cancel-tee-time.ts";
import { withdrawFromTeeTime } from "../games/tee-time/withdraw-from-tee-time.ts";
import { testWorld } from "../testing.ts";
import { countUnread } from "./count-unread.ts";
import { joinChat } from "./join-chat.ts";
import { listMessages } from "./list-messages.ts";
import { markRead } from "./mark-read.ts";
import { say } from "./say.ts";

const world = testWorld();

type Members = Record<"host" | "golfer", { id: string }> & { participantId: string; teeTimeId: string };

async function aGroup() {
  const host = await world.golfer({ firstName: "Maya", lastName: "Okafor" });
  const player = await world.golfer({ firstName: "Jonas", lastName: "Reyes" });
  const game = await world.teeTime({ hostId: host.id });
  const participantId = await world.request(game, player, "confirmed");
  return { teeTimeId: game.id, host: world.as(host), player: world.as(player), participantId };
}

const says = (ctx: MemberContext, teeTimeId: string, message: string, clientId?: string) =>
  say(ctx, { teeTimeId, message, ...(clientId && { clientId }) });

const spoken = ({ messages }: { messages: ChatMessage[] }) =>
  messages.map(({ seq, userName, message }) => [seq, userName, message]);

describe("messages", () => {
  test("are numbered in their room and kept in that order, with their author", async () => {
    const { teeTimeId, host, player } = await aGroup();
    await says(host, teeTimeId, "Who is walking?");
    await says(player, teeTimeId, "I am");
    expect(spoken(await listMessages(player, { teeTimeId }))).toEqual([
      [1, "Maya Okafor", "Who is walking?"],
      [2, "Jonas Reyes", "I am"],
    ]);
  });

  test("are stored once with one number, however often they are sent", { tags: "race" }, async () => {
    const { teeTimeId, host, player } = await aGroup();
    const sent = await Promise.all(Array.from({ length: 8 }, () => says(host, teeTimeId, "On my way", "a1")));
    await says(player, teeTimeId, "Good", "a1");
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(spoken(await listMessages(host, { teeTimeId }))).toEqual([
      [1, "Maya Okafor", "On my way"],
      [2, "Jonas Reyes", "Good"],
    ]);
  });

  test("are listed page by page, the newest first", async () => {
    const { teeTimeId, host } = await aGroup();
    for (const word of ["one", "two", "three"]) await says(host, teeTimeId, word);
    const newest = await listMessages(host, { teeTimeId, limit: 2 });
    const before = await listMessages(host, { teeTimeId, limit: 2, before: newest.messages[0]?.seq });
    expect([...before.messages, ...newest.messages].map(({ message }) => message)).toEqual(["one", "two", "three"]);
  });

  test("can be read but no longer sent two days after tee-off", async () => {
    const { teeTimeId, host } = await aGroup();
    await says(host, teeTimeId, "Good round");
    world.clock.time = Temporal.Instant.from("2026-06-14T14:30:00Z");
    await expect(says(host, teeTimeId, "And again?")).rejects.toThrow("This chat is closed");
    expect((await listMessages(host, { teeTimeId })).messages).toHaveLength(1);
  });

  test("can no longer be sent once the game is cancelled, which the chat shows", async () => {
    const { teeTimeId, host, player } = await aGroup();
    await cancelTeeTime(host, { teeTimeId });
    await expect(says(player, teeTimeId, "Oh no")).rejects.toThrow("This chat is closed");
    expect(spoken(await listMessages(player, { teeTimeId }))).toEqual([[1, "Maya Okafor", "This tee time was cancelled"]]);
  });

  test.each([
    ["leaves", ({ golfer, teeTimeId }) => withdrawFromTeeTime(world.as(golfer), { teeTimeId })],
    [
      "is removed by the host, in the same words",
      ({ host, participantId }) => decideParticipation(world.as(host), { participantId, status: "declined" }),
    ],
  ] as const satisfies [string, (game: Members) => Promise<unknown>][])("show who joins and who %s", async (_, ends) => {
    const host = await world.golfer();
    const game = await world.teeTime({ hostId: host.id });
    const golfer = await world.golfer({ firstName: "Priya", lastName: "Shah" });
    const participantId = await world.request(game, golfer);
    await decideParticipation(world.as(host), { participantId, status: "confirmed" });
    await ends({ host, golfer, participantId, teeTimeId: game.id });
    const { messages } = await listMessages(world.as(host), { teeTimeId: game.id });
    expect(messages.map(({ type, message }) => [type, message])).toEqual([
      ["member_joined", "Priya Shah joined the group"],
      ["member_left", "Priya Shah is no longer in the group"],
    ]);
  });
});

describe("unread messages", () => {
  test("are those of others since the golfer last read", async () => {
    const { teeTimeId, host, player } = await aGroup();
    await says(host, teeTimeId, "one");
    await says(host, teeTimeId, "two");
    await says(player, teeTimeId, "three");
    expect(await countUnread(player)).toEqual([{ teeTimeId, count: 2, isMuted: false }]);
    expect(await countUnread(host)).toEqual([{ teeTimeId, count: 1, isMuted: false }]);
    await markRead(player, { teeTimeId, seq: 1 });
    expect(await countUnread(player)).toEqual([{ teeTimeId, count: 1, isMuted: false }]);
    await markRead(player, { teeTimeId, seq: 3 });
    await markRead(player, { teeTimeId, seq: 2 });
    expect(await countUnread(player)).toEqual([]);
    expect((await listMessages(player, { teeTimeId })).readUpTo).toBe(3);
  });

  test("do not include older ones for a golfer who joins later, who may still read them", async () => {
    const { teeTimeId, host } = await aGroup();
    await says(host, teeTimeId, "one");
    const late = await world.golfer();
    const participantId = await world.request({ id: teeTimeId }, late);
    await decideParticipation(host, { participantId, status: "confirmed" });
    expect(await countUnread(world.as(late))).toEqual([]);
    expect((await listMessages(world.as(late), { teeTimeId })).messages).toHaveLength(2);
  });
});

type SeqEvent = { event: RoomEvent; seq: number };
const withSeq = (event: RoomEvent, seq: number): SeqEvent => ({ event, seq });

/** Reads messages until `count` of them arrived. */
async function readMessages(events: AsyncIterable<SeqEvent>, count: number): Promise<string[]> {
  const read: string[] = [];
  for await (const { event } of events) {
    if (event.type === "message") read.push(event.message.message);
    if (read.length === count) break;
  }
  return read;
}

/** All events until access is lost, and the error message. */
async function untilLost(events: AsyncIterable<SeqEvent>): Promise<{ received: RoomEvent[]; why: string }> {
  const received: RoomEvent[] = [];
  try {
    for await (const { event } of events) received.push(event);
    return { received, why: "left" };
  } catch (error) {
    return { received, why: error instanceof Error ? error.message : "" };
  }
}

describe("a golfer in the chat", () => {
  test("receives missed messages, then new ones, each once", async () => {
    const { teeTimeId, host, player } = await aGroup();
    for (const word of ["one", "two"]) await says(host, teeTimeId, word);
    const room = await joinChat(player, teeTimeId);
    const received = readMessages(room.events({ after: 1, signal: undefined }, withSeq), 3);
    for (const word of ["three", "four"]) await says(host, teeTimeId, word);
    expect(await received).toEqual(["two", "three", "four"]);
  });

  test("sees who else is present", async () => {
    const { teeTimeId, host, player } = await aGroup();
    const stop = new AbortController();
    const [hostRoom, playerRoom] = [await joinChat(host, teeTimeId), await joinChat(player, teeTimeId)];
    const there = untilLost(hostRoom.events({ after: 0, signal: stop.signal }, withSeq));
    const second = playerRoom.events({ after: 0, signal: stop.signal }, withSeq);
    for await (const { event } of second) {
      if (event.type === "here" && event.people.length === 2) break;
    }
    stop.abort();
    const { received } = await there;
    const people = received.flatMap((event) => (event.type === "here" ? [event.people.map(({ userName }) => userName)] : []));
    expect(people.at(-1)?.sort()).toEqual(["Jonas Reyes", "Maya Okafor"]);
  });

  test("receives no messages after being removed", async () => {
    const { teeTimeId, host, player, participantId } = await aGroup();
    const room = await joinChat(player, teeTimeId);
    await says(host, teeTimeId, "before");
    const events = room.events({ after: 0, signal: undefined }, withSeq)[Symbol.asyncIterator]();
    expect((await events.next()).value).toMatchObject({ event: { message: { message: "before" } } });
    const end = untilLost({ [Symbol.asyncIterator]: () => events });
    await decideParticipation(host, { participantId, status: "declined" });
    await says(host, teeTimeId, "after");
    const { received, why } = await end;
    expect(received.flatMap((event) => (event.type === "message" ? [event.message.message] : []))).toEqual([]);
    expect(why).toBe("You are not a participant of this tee time");
    await expect(says(player, teeTimeId, "hello?")).rejects.toThrow("You are not a participant of this tee time");
  });
});
