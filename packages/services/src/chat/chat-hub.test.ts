import { MESSAGE_DELETED } from "@fourball/domain/chat/constants";
import type { RoomEvent } from "@fourball/domain/chat/message";
import type { BusEvent } from "@fourball/domain/ports/event-bus";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { decideParticipation } from "../games/participation/decide-participation.ts";
import { awayOnDemand } from "../testing/fakes/away-on-demand.ts";
import { recordingBus } from "../testing/fakes/recording-bus.ts";
import { aGroup } from "../testing/scenes/a-group.ts";
import { testWorld } from "../testing.ts";
import { ChatHub } from "./chat-hub.ts";
import { deleteMessage } from "./delete-message.ts";
import { joinChat } from "./join-chat.ts";
import { react } from "./react.ts";
import { say } from "./say.ts";

const world = testWorld();
const NEVER = 2 ** 30;

/** A group whose player has the chat open on another process, which hears only what a test hands it. */
async function onAnotherProcess() {
  const { teeTimeId, participantId, host, player } = await aGroup(world);
  const database = awayOnDemand(world.db);
  const bus = recordingBus([]);
  const failures: unknown[] = [];
  const hub = new ChatHub({ db: database.db, bus, onError: (error) => failures.push(error), lookEveryMs: NEVER });
  onTestFinished(() => hub.close());
  const received: RoomEvent[] = [];
  let ended: string | undefined;
  const room = await joinChat({ ...player, chat: { ...player.chat, rooms: hub } }, teeTimeId);
  await room.follow(0, { onEvent: (event) => received.push(event), onEnd: ({ message }) => (ended = message) });
  const lines = () => received.flatMap((event) => (event.type === "message" ? [event.message] : []));
  return {
    teeTimeId,
    participantId,
    host,
    player,
    database,
    received,
    failures,
    receive: (event: BusEvent | undefined) => event && bus.publish(event),
    says: async (message: string) => {
      await say(host, { teeTimeId, message });
      return hintOf(message);
    },
    seqs: () => lines().map(({ seq }) => seq),
    texts: () => lines().map(({ message }) => message),
    ended: () => ended,
  };
}

const hints = () => world.events.flatMap((event) => (event.type === "chat-message" ? [event] : []));
const hintOf = (text: string) => hints().find(({ message }) => message?.message === text);

describe("a chat that is open on another process", () => {
  test("gets a message from its hint, without the database", async () => {
    const chat = await onAnotherProcess();
    const [first, second] = [await chat.says("one"), await chat.says("two")];
    chat.database.goAway();
    await chat.receive(first);
    await chat.receive(second);
    await chat.receive(first);
    expect(chat.texts()).toEqual(["one", "two"]);
    expect(chat.failures).toEqual([]);
  });

  test("reads what a gap in the numbers leaves out, in order", async () => {
    const chat = await onAnotherProcess();
    await chat.says("one");
    await chat.says("two");
    await chat.receive(await chat.says("three"));
    await expect.poll(chat.texts).toEqual(["one", "two", "three"]);
    await chat.receive(hintOf("two"));
    await chat.receive(await chat.says("four"));
    expect(chat.texts()).toEqual(["one", "two", "three", "four"]);
  });

  test("reads a message whose hint does not bring it, as those of older releases", async () => {
    const chat = await onAnotherProcess();
    const hint = await chat.says("one");
    await chat.receive(hint && { ...hint, message: undefined });
    await expect.poll(chat.texts).toEqual(["one"]);
  });

  test("never shows the text of a message whose deletion it hears of first", async () => {
    const chat = await onAnotherProcess();
    const late = await chat.says("sorry");
    await deleteMessage(chat.host, { teeTimeId: chat.teeTimeId, seq: 1 });
    await chat.receive({ type: "chat-deleted", teeTimeId: chat.teeTimeId, seq: 1 });
    await chat.receive(late);
    expect(chat.texts()).toEqual([MESSAGE_DELETED]);
    await chat.receive(await chat.says("next"));
    expect(chat.texts()).toEqual([MESSAGE_DELETED, "next"]);
  });

  test("has the reactions to a message of which it hears first", async () => {
    const chat = await onAnotherProcess();
    const late = await chat.says("Who's walking?");
    await react(chat.host, { teeTimeId: chat.teeTimeId, seq: 1, emoji: "👍" });
    await chat.receive({ type: "chat-reactions", teeTimeId: chat.teeTimeId, seq: 1 });
    await chat.receive(late);
    const message = { seq: 1, reactions: [{ userId: chat.host.viewer.id, emoji: "👍" }] };
    await expect.poll(() => chat.received.at(-1)).toEqual({ type: "reactions", message });
    expect(chat.seqs()).toEqual([1]);
  });

  test("shows nothing to a removed golfer, although the hint of the removal is lost", async () => {
    const chat = await onAnotherProcess();
    await decideParticipation(chat.host, { participantId: chat.participantId, status: "declined" });
    await chat.receive(await chat.says("finally"));
    await expect.poll(chat.ended).toBe("You are not a participant of this tee time");
    expect(chat.texts()).toEqual([]);
  });

  test("shows every message once and in order, and no text after its deletion, however hints are lost and mixed", async () => {
    const number = fc.integer({ min: 1, max: 6 });
    const box = fc.record({
      deleted: fc.uniqueArray(number, { maxLength: 3 }),
      lost: fc.uniqueArray(number),
      order: fc.infiniteStream(fc.nat()).map((stream) => [...stream.take(9)]),
      isOld: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(box, async ({ deleted, lost, order, isOld }) => {
        world.events.length = 0;
        const chat = await onAnotherProcess();
        for (let seq = 1; seq <= 6; seq++) await chat.says(`message ${seq}`);
        const stored = hints().filter(({ seq }) => !lost.includes(seq));
        const sent: BusEvent[] = stored.map((hint) => (isOld ? { ...hint, message: undefined } : hint));
        for (const seq of deleted) {
          await deleteMessage(chat.host, { teeTimeId: chat.teeTimeId, seq });
          sent.push({ type: "chat-deleted", teeTimeId: chat.teeTimeId, seq });
        }
        const mixed = sent.map((event, index) => ({ event, at: order[index] ?? 0 })).sort((a, b) => a.at - b.at);
        await Promise.all(mixed.map(({ event }) => chat.receive(event)));
        await chat.receive({ type: "hints-lost" });
        await expect.poll(chat.seqs).toEqual([1, 2, 3, 4, 5, 6]);
        for (const seq of deleted) {
          const told = chat.received.findIndex((event) => event.type === "deleted" && event.seq === seq);
          const shown = chat.received.findIndex(
            (event) => event.type === "message" && event.message.seq === seq && !event.message.isDeleted,
          );
          expect(shown).toBeLessThan(told);
        }
        expect(chat.failures).toEqual([]);
      }),
    );
  });
});
