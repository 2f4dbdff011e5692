import { chatMessages, pictures } from "@fourball/db/schema/index";
import type { RoomEvent } from "@fourball/domain/chat/message";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { exportOwnData } from "../account-data/export-own-data.ts";
import { decideParticipation } from "../games/participation/decide-participation.ts";
import { testWorld } from "../testing.ts";
import { countUnread } from "./count-unread.ts";
import { deleteMessage } from "./delete-message.ts";
import { joinChat } from "./join-chat.ts";
import { listMessages } from "./list-messages.ts";
import { react } from "./react.ts";
import { requirePhotoReader } from "./require-photo-reader.ts";
import { say } from "./say.ts";
import { sendPhoto } from "./send-photo.ts";

const world = testWorld();

async function aConversation() {
  const [host, player, other] = await world.golfers([{}, {}, {}]);
  if (!host || !player || !other) throw new Error("three golfers were made");
  const { id: teeTimeId } = await world.teeTime({ hostId: host.id });
  for (const golfer of [player, other]) {
    const participantId = await world.request({ id: teeTimeId }, golfer);
    await decideParticipation(world.as(host), { participantId, status: "confirmed" });
  }
  const as = { host: world.as(host), player: world.as(player), other: world.as(other) };
  const { seq } = await say(as.player, { teeTimeId, message: "My number is 555 0100", clientId: "one" });
  return { message: { teeTimeId, seq }, as };
}

type Conversation = Awaited<ReturnType<typeof aConversation>>;

async function shown({ message, as }: Conversation) {
  const { messages } = await listMessages(as.other, { teeTimeId: message.teeTimeId });
  return messages.find(({ seq }) => seq === message.seq);
}

/** The message was written that long ago. */
const writtenAgo = ({ message: { seq } }: Conversation, interval: string) =>
  world.db
    .update(chatMessages)
    .set({ createdAt: sql.raw(`now() - interval '${interval}'`) })
    .where(eq(chatMessages.seq, seq));

const deleted = { message: "Message deleted", isDeleted: true, reactions: [], photo: null };

describe("a message", () => {
  test("is deleted by its author within five minutes, with its reactions, for good", async () => {
    const conversation = await aConversation();
    const { message, as } = conversation;
    await react(as.other, { ...message, emoji: "🔥" });
    await writtenAgo(conversation, "4 minutes 50 seconds");
    await deleteMessage(as.player, message);
    expect(await shown(conversation)).toMatchObject(deleted);
    expect(JSON.stringify(await world.db.select().from(chatMessages))).not.toContain("555 0100");
    expect((await exportOwnData(as.player)).messages).toEqual([]);
  });

  test("is no longer deleted by its author later, but by the host", async () => {
    const conversation = await aConversation();
    const { message, as } = conversation;
    await writtenAgo(conversation, "5 minutes 10 seconds");
    await expect(deleteMessage(as.player, message)).rejects.toThrow("You can delete a message for 5 minutes");
    expect(await shown(conversation)).toMatchObject({ isDeleted: false });
    await deleteMessage(as.host, message);
    expect(await shown(conversation)).toMatchObject(deleted);
  });

  test("is not deleted by another player, nor by golfers without access to the chat", async () => {
    const conversation = await aConversation();
    const { message, as } = conversation;
    await expect(deleteMessage(as.other, message)).rejects.toThrow("Only its author or the host can delete a message");
    const stranger = world.as(await world.golfer());
    await expect(deleteMessage(stranger, message)).rejects.toThrow("You are not a participant of this tee time");
    expect(await shown(conversation)).toMatchObject({ message: "My number is 555 0100" });
  });

  test("stays deleted when that is repeated, and when it is sent again by its client id", { tags: "race" }, async () => {
    const conversation = await aConversation();
    const { message, as } = conversation;
    await Promise.all([deleteMessage(as.player, message), deleteMessage(as.host, message)]);
    const again = await say(as.player, { teeTimeId: message.teeTimeId, message: "My number is 555 0100", clientId: "one" });
    expect(again).toMatchObject({ seq: message.seq, message: "Message deleted", isDeleted: true });
    expect(await shown(conversation)).toMatchObject(deleted);
  });

  test("takes no reaction once it is deleted, and doesn't count as unread", async () => {
    const { message, as } = await aConversation();
    expect(await countUnread(as.other)).toEqual([{ teeTimeId: message.teeTimeId, count: 1, isMuted: false }]);
    await deleteMessage(as.player, message);
    await expect(react(as.other, { ...message, emoji: "🔥" })).rejects.toThrow("Message not found");
    expect(await countUnread(as.other)).toEqual([]);
  });

  test.each([
    ["doesn't exist", 99],
    ["is a line of the room itself", 1],
  ])("that %s can't be deleted", async (_, seq) => {
    const { message, as } = await aConversation();
    await expect(deleteMessage(as.host, { ...message, seq })).rejects.toThrow("Message not found");
  });
});

describe("a photo", () => {
  const dunes = new Uint8Array([1, 2, 3]);

  test("of a deleted message is no longer read by anyone, and left to the job that deletes unused pictures", async () => {
    const { message, as } = await aConversation();
    const { photo, seq } = await sendPhoto(as.player, { teeTimeId: message.teeTimeId, description: "Dunes", bytes: dunes });
    const hash = photo?.url.match(/[0-9a-f]{64}/)?.[0] ?? "no hash";
    await requirePhotoReader(as.other, hash);
    await deleteMessage(as.player, { ...message, seq });
    await expect(requirePhotoReader(as.other, hash)).rejects.toThrow("Not found");
    expect(await world.db.$count(pictures, isNotNull(pictures.unusedSince))).toBe(1);
  });

  test("that another message still shows is kept", async () => {
    const { message, as } = await aConversation();
    const send = () => sendPhoto(as.player, { teeTimeId: message.teeTimeId, description: "Dunes", bytes: dunes });
    const [first, second] = [await send(), await send()];
    await deleteMessage(as.player, { ...message, seq: first.seq });
    const shownBy = and(eq(chatMessages.seq, second.seq), isNotNull(chatMessages.pictureId));
    expect(await world.db.$count(chatMessages, shownBy)).toBe(1);
    for (const hash of [second.photo?.url.match(/[0-9a-f]{64}/)?.[0] ?? "no hash"]) await requirePhotoReader(as.other, hash);
  });
});

describe("an open chat", () => {
  const eventOf = (event: RoomEvent): RoomEvent => event;

  test.each([
    ["shows it at once", ["deleted"], { type: "deleted" }],
    ["gets no such event when its page is older", [], { type: "message" }],
  ])("%s", async (_, knows, next) => {
    const { message, as } = await aConversation();
    const room = await joinChat(as.other, message.teeTimeId);
    const events = room.events({ after: message.seq, signal: undefined, knows }, eventOf)[Symbol.asyncIterator]();
    expect((await events.next()).value).toMatchObject({ type: "here" });
    await deleteMessage(as.player, message);
    await say(as.player, { teeTimeId: message.teeTimeId, message: "Never mind" });
    expect((await events.next()).value).toMatchObject(next);
  });
});
