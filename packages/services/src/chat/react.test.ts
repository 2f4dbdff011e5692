import { REACTIONS } from "@fourball/domain/chat/constants";
import type { ChatReactions, RoomEvent } from "@fourball/domain/chat/message";
import { describe, expect, test } from "vitest";
import { decideParticipation } from "../games/participation/decide-participation.ts";
import { cancelTeeTime } from "../games/tee-time/cancel-tee-time.ts";
import { testWorld } from "../testing.ts";
import { joinChat } from "./join-chat.ts";
import { listMessages } from "./list-messages.ts";
import { react } from "./react.ts";
import { say } from "./say.ts";

const world = testWorld();

async function aConversation() {
  const [host, player] = [await world.golfer(), await world.golfer()];
  const game = await world.teeTime({ hostId: host.id });
  const participantId = await world.request(game, player);
  await decideParticipation(world.as(host), { participantId, status: "confirmed" });
  const { seq } = await say(world.as(host), { teeTimeId: game.id, message: "Who's walking?" });
  return { message: { teeTimeId: game.id, seq }, host: world.as(host), player: world.as(player) };
}

type Conversation = Awaited<ReturnType<typeof aConversation>>;

async function reactionsOf({ message, host }: Conversation): Promise<ChatReactions | undefined> {
  const { messages } = await listMessages(host, { teeTimeId: message.teeTimeId });
  return messages.find(({ seq }) => seq === message.seq)?.reactions;
}

describe("a reaction", () => {
  test("belongs to its message, one for each golfer, the first first", async () => {
    const conversation = await aConversation();
    const { message, host, player } = conversation;
    await react(player, { ...message, emoji: "🔥" });
    await react(host, { ...message, emoji: "👍" });
    const all = [
      { userId: player.viewer.id, emoji: "🔥" },
      { userId: host.viewer.id, emoji: "👍" },
    ];
    expect(await reactionsOf(conversation)).toEqual(all);
  });

  test("is replaced by another, and taken back with none", async () => {
    const conversation = await aConversation();
    const { message, player } = conversation;
    await react(player, { ...message, emoji: "🔥" });
    expect((await react(player, { ...message, emoji: "⛳" })).reactions).toEqual([{ userId: player.viewer.id, emoji: "⛳" }]);
    expect((await react(player, { ...message, emoji: null })).reactions).toEqual([]);
    expect(await reactionsOf(conversation)).toEqual([]);
  });

  test("stays one when a golfer reacts several times at once", { tags: "race" }, async () => {
    for (let round = 0; round < 5; round++) {
      const conversation = await aConversation();
      const { message, player } = conversation;
      await Promise.all(REACTIONS.map((emoji) => react(player, { ...message, emoji })));
      expect(await reactionsOf(conversation)).toHaveLength(1);
    }
  });

  test("is refused to golfers without access to the chat", async () => {
    const { message } = await aConversation();
    const stranger = world.as(await world.golfer());
    await expect(react(stranger, { ...message, emoji: "👍" })).rejects.toThrow("You are not a participant of this tee time");
  });

  test("is refused once the chat is read-only", async () => {
    const { message, host, player } = await aConversation();
    await cancelTeeTime(host, { teeTimeId: message.teeTimeId });
    await expect(react(player, { ...message, emoji: "👍" })).rejects.toThrow("This chat is closed");
  });

  test.each([
    ["a message that does not exist", 99],
    ["a line of the room itself", 1],
  ])("is refused to %s", async (_, seq) => {
    const { message, player } = await aConversation();
    await expect(react(player, { ...message, seq, emoji: "👍" })).rejects.toThrow("Message not found");
  });
});

describe("the others in the room", () => {
  const eventOf = (event: RoomEvent): RoomEvent => event;

  async function eventsFor({ message, host }: Conversation, knows?: string[]) {
    const room = await joinChat(host, message.teeTimeId);
    return room.events({ after: message.seq, signal: undefined, knows }, eventOf)[Symbol.asyncIterator]();
  }

  test("see it at once, with all reactions of the message", async () => {
    const conversation = await aConversation();
    const { message, player } = conversation;
    const events = await eventsFor(conversation, ["reactions"]);
    expect((await events.next()).value).toMatchObject({ type: "here" });
    await react(player, { ...message, emoji: "🙌" });
    expect((await events.next()).value).toEqual({
      type: "reactions",
      message: { seq: message.seq, reactions: [{ userId: player.viewer.id, emoji: "🙌" }] },
    });
  });

  test("get no such event when their page is older than reactions", async () => {
    const conversation = await aConversation();
    const { message, player } = conversation;
    const events = await eventsFor(conversation);
    expect((await events.next()).value).toMatchObject({ type: "here" });
    await react(player, { ...message, emoji: "🙌" });
    await say(player, { teeTimeId: message.teeTimeId, message: "I am" });
    expect((await events.next()).value).toMatchObject({ type: "message", message: { message: "I am" } });
  });
});
