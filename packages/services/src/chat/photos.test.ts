import { chatMessages, pictures } from "@fourball/db/schema/index";
import { PHOTO_DELETED, PHOTO_MESSAGE } from "@fourball/domain/chat/constants";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../account-data/delete-account.ts";
import { exportOwnData } from "../account-data/export-own-data.ts";
import { decideParticipation } from "../games/participation/decide-participation.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import { testWorld } from "../testing.ts";
import { listMessages } from "./list-messages.ts";
import { requirePhotoReader } from "./require-photo-reader.ts";
import { say } from "./say.ts";
import { sendPhoto } from "./send-photo.ts";

const world = testWorld();

const dunes = Uint8Array.of(1, 2, 3);
const sunset = Uint8Array.of(4, 5, 6);

async function aGroup() {
  const host = await world.golfer({ passwordHash: "hashed secret" });
  const player = await world.golfer({ passwordHash: "hashed secret" });
  const stranger = await world.golfer();
  const teeTime = await world.teeTime({ hostId: host.id });
  const participantId = await world.request(teeTime, player, "confirmed");
  return { host: world.as(host), player: world.as(player), stranger: world.as(stranger), teeTimeId: teeTime.id, participantId };
}

const hashIn = (url: string | undefined): string => /chat-(\w{64})/.exec(url ?? "")?.[1] ?? "";

/** So many days pass for the pictures. */
async function wait(days: number): Promise<void> {
  const ago = sql.raw(`interval '${days} days'`);
  await world.db
    .update(pictures)
    .set({ unusedSince: sql`${pictures.unusedSince} - ${ago}`, deletedAt: sql`${pictures.deletedAt} - ${ago}` });
  await runDueJobs(world.anonymous());
}

describe("a photo in a chat", () => {
  test("is a message with its place and size, and is kept as long as the message", async () => {
    const { player, host, teeTimeId } = await aGroup();
    const sent = await sendPhoto(player, { teeTimeId, description: "The dunes at 7", bytes: dunes });
    await say(host, { teeTimeId, message: "Lovely" });
    const { messages } = await listMessages(host, { teeTimeId });
    expect(messages.map(({ message, photo }) => [message, photo])).toEqual([
      ["The dunes at 7", { url: expect.stringMatching(/^\/pictures\/chat-[0-9a-f]{64}-1600\.webp$/), width: 1600, height: 1600 }],
      ["Lovely", null],
    ]);
    expect(messages[0]).toEqual(sent);
    await wait(400);
    expect(world.pictureFiles.size).toBe(2);
    expect(world.events).toContainEqual({ type: "chat-message", teeTimeId, seq: 1, readerIds: expect.any(Array), message: sent });
  });

  test("sent again with the same client id is one message, also with another picture", { tags: "race" }, async () => {
    const { player, teeTimeId } = await aGroup();
    const photo = { teeTimeId, description: PHOTO_MESSAGE, clientId: "a" };
    const [first, again] = await Promise.all([
      sendPhoto(player, { ...photo, bytes: dunes }),
      sendPhoto(player, { ...photo, bytes: dunes }),
    ]);
    expect(again.seq).toBe(first.seq);
    await sendPhoto(player, { ...photo, bytes: sunset });
    expect((await listMessages(player, { teeTimeId })).messages).toHaveLength(1);
    await wait(2);
    expect(world.pictureFiles.size).toBe(2);
  });

  test("is sent by those who may write there, while the chat is open", async () => {
    const { host, player, stranger, teeTimeId, participantId } = await aGroup();
    const photo = { teeTimeId, description: PHOTO_MESSAGE, bytes: dunes };
    await expect(sendPhoto(stranger, photo)).rejects.toMatchObject({ code: "forbidden" });
    world.clock.time = world.clock.time.add({ hours: 24 * 10 });
    await expect(sendPhoto(player, photo)).rejects.toMatchObject({ code: "conflict", message: "This chat is closed" });
    world.clock.time = world.clock.time.subtract({ hours: 24 * 10 });
    await decideParticipation(host, { participantId, status: "declined" });
    await expect(sendPhoto(player, photo)).rejects.toMatchObject({ code: "forbidden" });
    expect(world.pictureFiles.size).toBe(0);
    expect(await world.db.$count(pictures)).toBe(0);
  });

  test("is seen by those who may read the chat now", async () => {
    const { host, player, stranger, teeTimeId, participantId } = await aGroup();
    const { photo } = await sendPhoto(host, { teeTimeId, description: PHOTO_MESSAGE, bytes: dunes });
    const hash = hashIn(photo?.url);
    await requirePhotoReader(player, hash);
    await requirePhotoReader(host, hash);
    await expect(requirePhotoReader(stranger, hash)).rejects.toMatchObject({ code: "forbidden" });
    await expect(requirePhotoReader(host, "0".repeat(64))).rejects.toMatchObject({ code: "not_found" });
    await decideParticipation(host, { participantId, status: "declined" });
    await expect(requirePhotoReader(player, hash)).rejects.toMatchObject({ code: "forbidden" });
  });

  test("goes with the account of its sender, and the message says so", async () => {
    const { host, player, teeTimeId } = await aGroup();
    const { photo } = await sendPhoto(player, { teeTimeId, description: "Me on the first tee", bytes: dunes });
    expect((await exportOwnData(player)).pictures).toMatchObject([{ kind: "chat", width: 1600 }]);
    await deleteAccount(player, { password: "secret" });
    expect(world.pictureFiles.size).toBe(0);
    const { messages } = await listMessages(host, { teeTimeId });
    expect(messages.map(({ message, photo }) => [message, photo])).toContainEqual([PHOTO_DELETED, null]);
    await expect(requirePhotoReader(host, hashIn(photo?.url))).rejects.toMatchObject({ code: "not_found" });
    await wait(1);
    expect(await world.db.$count(pictures)).toBe(0);
    expect(await world.db.$count(chatMessages, eq(chatMessages.type, "message"))).toBe(1);
  });

  test("of an account that closes while it is uploaded leaves no message and no file", async () => {
    const { host, player, teeTimeId } = await aGroup();
    const { pictures } = player.ports;
    let isClosed = false;
    const put = async (key: string, bytes: Uint8Array) => {
      if (!isClosed) await deleteAccount(player, { password: "secret" });
      isClosed = true;
      await pictures.put(key, bytes);
    };
    const slow = { ...player, ports: { ...player.ports, pictures: { ...pictures, put } } };
    await expect(sendPhoto(slow, { teeTimeId, description: PHOTO_MESSAGE, bytes: dunes })).rejects.toMatchObject({
      code: "unauthorized",
    });
    expect(world.pictureFiles.size).toBe(0);
    expect((await listMessages(host, { teeTimeId })).messages.filter(({ type }) => type === "message")).toEqual([]);
  });
});
