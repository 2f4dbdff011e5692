import type { ChatMessage, RoomEvent } from "@fourball/domain/chat/message";
import { describe, expect, test } from "vitest";
import { decideParticipation } from "../participation/decide-participation.ts";
import type { MemberContext } from "../service-context.ts";
import { cancelTeeTime } from "../tee-time/cancel-tee-time.ts";
import { withdrawFromTeeTime } from "../tee-time/withdraw-from-tee-time.ts";
import { testClub } from "../testing.ts";
import { countUnread } from "./count-unread.ts";
import { listMessages } from "./list-messages.ts";
import { markRead } from "./mark-read.ts";
import { say } from "./say.ts";
import { takeChatSeat } from "./take-chat-seat.ts";

const club = testClub();

async function aGroup() {
  const host = await club.aGolfer({ firstName: "Maya", lastName: "Okafor" });
  const player = await club.aGolfer({ firstName: "Jonas", lastName: "Reyes" });
  const game = await club.aTeeTime({ hostId: host.id });
  const participantId = await club.aRequest(game, player, "confirmed");
  return { teeTimeId: game.id, host: club.as(host), player: club.as(player), participantId };
}

const says = (ctx: MemberContext, teeTimeId: string, message: string, clientId?: string) =>
  say(ctx, { teeTimeId, message, ...(clientId && { clientId }) });

const spoken = ({ messages }: { messages: ChatMessage[] }) =>
  messages.map(({ seq, userName, message }) => [seq, userName, message]);

describe("what is said", () => {
  test("is numbered in its room and kept in that order, with who said it", async () => {
    const { teeTimeId, host, player } = await aGroup();
    await says(host, teeTimeId, "Who is walking?");
    await says(player, teeTimeId, "I am");
    expect(spoken(await listMessages(player, { teeTimeId }))).toEqual([
      [1, "Maya Okafor", "Who is walking?"],
      [2, "Jonas Reyes", "I am"],
    ]);
  });

  test("is one message however often it is sent, and takes one number", async () => {
    const { teeTimeId, host, player } = await aGroup();
    const sent = await Promise.all(Array.from({ length: 8 }, () => says(host, teeTimeId, "On my way", "a1")));
    await says(player, teeTimeId, "Good", "a1");
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(spoken(await listMessages(host, { teeTimeId }))).toEqual([
      [1, "Maya Okafor", "On my way"],
      [2, "Jonas Reyes", "Good"],
    ]);
  });

  test("comes page by page, the newest first", async () => {
    const { teeTimeId, host } = await aGroup();
    for (const word of ["one", "two", "three"]) await says(host, teeTimeId, word);
    const newest = await listMessages(host, { teeTimeId, limit: 2 });
    const before = await listMessages(host, { teeTimeId, limit: 2, before: newest.messages[0]?.seq });
    expect([...before.messages, ...newest.messages].map(({ message }) => message)).toEqual(["one", "two", "three"]);
  });

  test("cannot be added to two days after tee-off, but read", async () => {
    const { teeTimeId, host } = await aGroup();
    await says(host, teeTimeId, "Good round");
    club.clock.time = Temporal.Instant.from("2026-06-14T14:30:00Z");
    await expect(says(host, teeTimeId, "And again?")).rejects.toThrow("This chat is closed");
    expect((await listMessages(host, { teeTimeId })).messages).toHaveLength(1);
  });

  test("cannot be added to once the game is cancelled, which the room remembers", async () => {
    const { teeTimeId, host, player } = await aGroup();
    await cancelTeeTime(host, { teeTimeId });
    await expect(says(player, teeTimeId, "Oh no")).rejects.toThrow("This chat is closed");
    expect(spoken(await listMessages(player, { teeTimeId }))).toEqual([[1, "Maya Okafor", "This tee time was cancelled"]]);
  });

  test("tells of who joins and who leaves", async () => {
    const host = await club.aGolfer();
    const game = await club.aTeeTime({ hostId: host.id });
    const golfer = await club.aGolfer({ firstName: "Priya", lastName: "Shah" });
    const participantId = await club.aRequest(game, golfer);
    await decideParticipation(club.as(host), { participantId, status: "confirmed" });
    await withdrawFromTeeTime(club.as(golfer), { teeTimeId: game.id });
    const { messages } = await listMessages(club.as(host), { teeTimeId: game.id });
    expect(messages.map(({ type, message }) => [type, message])).toEqual([
      ["member_joined", "Priya Shah joined the group"],
      ["member_left", "Priya Shah left the group"],
    ]);
  });
});

describe("unread messages", () => {
  test("are those of others since the golfer last read", async () => {
    const { teeTimeId, host, player } = await aGroup();
    await says(host, teeTimeId, "one");
    await says(host, teeTimeId, "two");
    await says(player, teeTimeId, "three");
    expect(await countUnread(player)).toEqual([{ teeTimeId, count: 2 }]);
    expect(await countUnread(host)).toEqual([{ teeTimeId, count: 1 }]);
    await markRead(player, { teeTimeId, seq: 1 });
    expect(await countUnread(player)).toEqual([{ teeTimeId, count: 1 }]);
    await markRead(player, { teeTimeId, seq: 3 });
    await markRead(player, { teeTimeId, seq: 2 });
    expect(await countUnread(player)).toEqual([]);
    expect((await listMessages(player, { teeTimeId })).readUpTo).toBe(3);
  });

  test("do not wait for a golfer who joins later, who may read all of it", async () => {
    const { teeTimeId, host } = await aGroup();
    await says(host, teeTimeId, "one");
    const late = await club.aGolfer();
    const participantId = await club.aRequest({ id: teeTimeId }, late);
    await decideParticipation(host, { participantId, status: "confirmed" });
    expect(await countUnread(club.as(late))).toEqual([]);
    expect((await listMessages(club.as(late), { teeTimeId })).messages).toHaveLength(2);
  });
});

type SeqEvent = { event: RoomEvent; seq: number };
const withSeq = (event: RoomEvent, seq: number): SeqEvent => ({ event, seq });

/** Reads lines until `count` of them came. */
async function lines(events: AsyncIterable<SeqEvent>, count: number): Promise<string[]> {
  const read: string[] = [];
  for await (const { event } of events) {
    if (event.type === "line") read.push(event.line.message);
    if (read.length === count) break;
  }
  return read;
}

/** Everything until the seat is lost, and the words with which it was. */
async function untilLost(events: AsyncIterable<SeqEvent>): Promise<{ heard: RoomEvent[]; why: string }> {
  const heard: RoomEvent[] = [];
  try {
    for await (const { event } of events) heard.push(event);
    return { heard, why: "left" };
  } catch (error) {
    return { heard, why: error instanceof Error ? error.message : "" };
  }
}

describe("a golfer in the room", () => {
  test("hears what was missed, then what is said, each line once", async () => {
    const { teeTimeId, host, player } = await aGroup();
    for (const word of ["one", "two"]) await says(host, teeTimeId, word);
    const seat = await takeChatSeat(player, teeTimeId);
    const heard = lines(seat.events({ after: 1, signal: undefined }, withSeq), 3);
    for (const word of ["three", "four"]) await says(host, teeTimeId, word);
    expect(await heard).toEqual(["two", "three", "four"]);
  });

  test("sees who else is there", async () => {
    const { teeTimeId, host, player } = await aGroup();
    const stop = new AbortController();
    const [hostSeat, playerSeat] = [await takeChatSeat(host, teeTimeId), await takeChatSeat(player, teeTimeId)];
    const there = untilLost(hostSeat.events({ after: 0, signal: stop.signal }, withSeq));
    const second = playerSeat.events({ after: 0, signal: stop.signal }, withSeq);
    for await (const { event } of second) {
      if (event.type === "here" && event.people.length === 2) break;
    }
    stop.abort();
    const { heard } = await there;
    const people = heard.flatMap((event) => (event.type === "here" ? [event.people.map(({ userName }) => userName)] : []));
    expect(people.at(-1)?.sort()).toEqual(["Jonas Reyes", "Maya Okafor"]);
  });

  test("who is removed hears nothing that was said after it", async () => {
    const { teeTimeId, host, player, participantId } = await aGroup();
    const seat = await takeChatSeat(player, teeTimeId);
    await says(host, teeTimeId, "before");
    const events = seat.events({ after: 0, signal: undefined }, withSeq)[Symbol.asyncIterator]();
    expect((await events.next()).value).toMatchObject({ event: { line: { message: "before" } } });
    const end = untilLost({ [Symbol.asyncIterator]: () => events });
    await decideParticipation(host, { participantId, status: "declined" });
    await says(host, teeTimeId, "after");
    const { heard, why } = await end;
    expect(heard.flatMap((event) => (event.type === "line" ? [event.line.message] : []))).toEqual([]);
    expect(why).toBe("You are not a participant of this tee time");
    await expect(says(player, teeTimeId, "hello?")).rejects.toThrow("You are not a participant of this tee time");
  });
});
