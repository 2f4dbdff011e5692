import { DatabaseUnavailable } from "@fourball/db/database-errors";
import { Deadline } from "@fourball/db/deadline";
import { chatMessages, teeTimeParticipants } from "@fourball/db/schema/index";
import { testsHavePostgres } from "@fourball/db/testing";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cancelTeeTime } from "../games/tee-time/cancel-tee-time.ts";
import { countWaiting } from "../testing/count-waiting.ts";
import { countedTransactions } from "../testing/fakes/counted-transactions.ts";
import { aGroup } from "../testing/scenes/a-group.ts";
import { heldGame } from "../testing/scenes/held-game.ts";
import { testWorld } from "../testing.ts";
import { listMessages } from "./list-messages.ts";
import { MessageBatches } from "./message-batches.ts";
import { say } from "./say.ts";

const world = testWorld();

/** Also with what was said in its chat. */
async function aChat() {
  const group = await aGroup(world);
  const { host, teeTimeId } = group;
  const said = async () => (await listMessages(host, { teeTimeId, limit: 100 })).messages.map(({ message }) => message);
  return { ...group, said };
}

const groups = (count: number) => Promise.all(Array.from({ length: count }, aChat));
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

describe("messages that are sent at once", { tags: "race" }, () => {
  test("are stored by few transactions, however many chats they are in", async () => {
    const chats = await groups(8);
    const counted = countedTransactions(world.db);
    const sent = chats.flatMap(({ host, teeTimeId }) =>
      numbered(5).map((message) => say({ ...host, db: counted.db }, { teeTimeId, message })),
    );
    await Promise.all(sent);
    for (const { said } of chats) expect(await said()).toEqual(numbered(5));
    expect(counted.transactions()).toBeLessThanOrEqual(4);
  });

  test("keep the order in which each golfer sent them", async () => {
    const { teeTimeId, host, player, said } = await aChat();
    await Promise.all(
      numbered(45).flatMap((number) => [
        say(host, { teeTimeId, message: `host ${number}` }),
        say(player, { teeTimeId, message: `player ${number}` }),
      ]),
    );
    const all = await said();
    for (const name of ["host", "player"])
      expect(all.filter((message) => message.startsWith(name))).toEqual(numbered(45).map((number) => `${name} ${number}`));
  });

  test("are acknowledged with the number under which they are stored", async () => {
    const chats = await groups(3);
    const sent = await Promise.all(
      chats.flatMap(({ host, teeTimeId }) => numbered(9).map((message) => say(host, { teeTimeId, message }))),
    );
    for (const { host, teeTimeId } of chats) {
      const { messages } = await listMessages(host, { teeTimeId });
      expect(messages).toEqual(sent.filter((each) => each.teeTimeId === teeTimeId));
    }
  });

  test("with the same client id are one message, and those after it keep their order", async () => {
    const { teeTimeId, host, said } = await aChat();
    const words = [
      { message: "hello" },
      { message: "on my way", clientId: "a" },
      { message: "on my way", clientId: "a" },
      { message: "soon", clientId: "b" },
      { message: "on my way", clientId: "a" },
      { message: "there" },
    ];
    const sent = await Promise.all(words.map((each) => say(host, { teeTimeId, ...each })));
    expect(await said()).toEqual(["hello", "on my way", "soon", "there"]);
    expect(new Set([sent[1], sent[2], sent[4]].map((each) => each?.id)).size).toBe(1);
  });

  test("on two processes to chats without messages so far are numbered in sequence", async () => {
    const chats = await groups(4);
    const processes = [new MessageBatches(), new MessageBatches()];
    const sent = processes.flatMap((writer, index) =>
      chats.flatMap(({ host, teeTimeId }) =>
        numbered(10).map((number) =>
          say({ ...host, chat: { ...host.chat, writer } }, { teeTimeId, message: `${index} ${number}` }),
        ),
      ),
    );
    await Promise.all(sent);
    for (const { host, teeTimeId } of chats) {
      const { messages } = await listMessages(host, { teeTimeId });
      expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
      expect(new Set(messages.map(({ message }) => message)).size).toBe(20);
    }
  });

  test("are refused one by one: a stranger's, and one to a chat that is closed", async () => {
    const [open, closed] = await groups(2);
    if (!open || !closed) throw new Error("no groups");
    await cancelTeeTime(closed.host, { teeTimeId: closed.teeTimeId });
    const stranger = world.as(await world.golfer());
    const ends = await Promise.allSettled([
      say(open.host, { teeTimeId: open.teeTimeId, message: "one" }),
      say(stranger, { teeTimeId: open.teeTimeId, message: "let me in" }),
      say(closed.player, { teeTimeId: closed.teeTimeId, message: "oh no" }),
      say(open.player, { teeTimeId: crypto.randomUUID(), message: "anyone?" }),
      say(open.player, { teeTimeId: open.teeTimeId, message: "two" }),
    ]);
    expect(ends.map((end) => (end.status === "rejected" ? end.reason.message : end.value.message))).toEqual([
      "one",
      "You are not a participant of this tee time",
      "This chat is closed",
      "Tee time not found",
      "two",
    ]);
    expect(await open.said()).toEqual(["one", "two"]);
  });

  test("are stored without the one that the database can't store", async () => {
    const [first, second] = await groups(2);
    if (!first || !second) throw new Error("no groups");
    const ends = await Promise.allSettled([
      say(first.host, { teeTimeId: first.teeTimeId, message: "one" }),
      say(first.host, { teeTimeId: first.teeTimeId, message: "two" }),
      say(first.player, { teeTimeId: first.teeTimeId, message: "half", clientId: "\u0000" }),
      say(second.host, { teeTimeId: second.teeTimeId, message: "elsewhere" }),
      say(first.host, { teeTimeId: first.teeTimeId, message: "three" }),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled", "fulfilled"]);
    expect(await first.said()).toEqual(["one", "two", "three"]);
    expect(await second.said()).toEqual(["elsewhere"]);
  });

  test("are not stored again when it is unknown whether they were", async () => {
    const { teeTimeId, host, said } = await aChat();
    const counted = countedTransactions(world.db, new DatabaseUnavailable("The connection is lost"));
    await expect(say({ ...host, db: counted.db }, { teeTimeId, message: "once" })).rejects.toThrow("The connection is lost");
    expect(await said()).toEqual(["once"]);
    expect(counted.transactions()).toBe(1);
  });
});

describe("a message that waits for a change of its game", () => {
  test("is refused when the change removed its golfer", async () => {
    const { teeTimeId, participantId, host, player, said } = await aChat();
    const held = await heldGame(world.db, teeTimeId);
    const waiting = Promise.allSettled([
      say(player, { teeTimeId, message: "too late" }),
      say(host, { teeTimeId, message: "in time" }),
    ]);
    await held.release((tx) =>
      tx.update(teeTimeParticipants).set({ status: "declined" }).where(eq(teeTimeParticipants.id, participantId)),
    );
    expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect(await said()).toEqual(["in time"]);
  });

  test("is not stored when the time of its request is over, unlike the one beside it", async () => {
    const { teeTimeId, host, player, said } = await aChat();
    const held = await heldGame(world.db, teeTimeId);
    const deadline = new Deadline();
    const waiting = Promise.allSettled([
      deadline.run(() => say(host, { teeTimeId, message: "too late" })),
      say(player, { teeTimeId, message: "in time" }),
    ]);
    expect(deadline.pass()).toBe(true);
    await held.release();
    expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect(await said()).toEqual(["in time"]);
  });

  test.runIf(testsHavePostgres())(
    "is not stored when the time of its request passes after its batch has left it out",
    async () => {
      const { teeTimeId, host, said } = await aChat();
      const held = await heldGame(world.db, teeTimeId);
      const deadline = new Deadline();
      const refusal = expect(deadline.run(() => say(host, { teeTimeId, message: "too late" }))).rejects.toThrow("has passed");
      await expect.poll(() => countWaiting(world.db)).toEqual([{ waiting: 1 }]);
      expect(deadline.pass()).toBe(true);
      await held.release();
      await refusal;
      expect(await said()).toEqual([]);
    },
  );

  test.runIf(testsHavePostgres())("isn't acknowledged before it is stored, and no other chat waits", async () => {
    const [held, other] = await groups(2);
    if (!held || !other) throw new Error("no groups");
    const change = await heldGame(world.db, held.teeTimeId);
    const acknowledged: string[] = [];
    const waiting = numbered(3).map((message) =>
      say(held.host, { teeTimeId: held.teeTimeId, message }).then((stored) => acknowledged.push(stored.message)),
    );
    for (const message of numbered(5)) await say(other.host, { teeTimeId: other.teeTimeId, message });
    expect(acknowledged).toEqual([]);
    expect(await world.db.$count(chatMessages, eq(chatMessages.teeTimeId, held.teeTimeId))).toBe(0);
    await change.release();
    await Promise.all(waiting);
    expect(acknowledged).toEqual(numbered(3));
    expect(await held.said()).toEqual(numbered(3));
  });
});
