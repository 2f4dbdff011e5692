import { chatMutes } from "@fourball/db/schema/index";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../account-data/delete-account.ts";
import { testWorld } from "../testing.ts";
import { countUnread } from "./count-unread.ts";
import { listMutedChats, muteChat } from "./mute-chat.ts";
import { say } from "./say.ts";

const world = testWorld();

async function aChat() {
  const host = world.as(await world.golfer());
  const player = await world.golfer({ passwordHash: "hashed secret" });
  const { id: teeTimeId } = await world.teeTime({ hostId: host.viewer.id });
  await world.request({ id: teeTimeId }, player, "confirmed");
  await say(host, { teeTimeId, message: "Who's walking?" });
  return { host, player, as: world.as(player), teeTimeId };
}

describe("muting a chat", () => {
  test("marks its unread messages, for oneself only, until it is taken back", async () => {
    const { host, as, teeTimeId } = await aChat();
    for (const isMuted of [true, true, false]) {
      expect(await muteChat(as, { teeTimeId, isMuted })).toEqual({ teeTimeId, isMuted });
      expect(await countUnread(as)).toEqual([{ teeTimeId, count: 1, isMuted }]);
      expect(await listMutedChats(as)).toEqual(isMuted ? [teeTimeId] : []);
    }
    await say(as, { teeTimeId, message: "I am" });
    await muteChat(as, { teeTimeId, isMuted: true });
    expect(await countUnread(host)).toEqual([{ teeTimeId, count: 1, isMuted: false }]);
    expect(await listMutedChats(host)).toEqual([]);
  });

  test("shows on the golfer's other screens at once", async () => {
    const { player, as, teeTimeId } = await aChat();
    await muteChat(as, { teeTimeId, isMuted: true });
    expect(world.events).toContainEqual({ type: "chat-muted", teeTimeId, userId: player.id });
  });

  test("is for those in the chat", async () => {
    const { teeTimeId } = await aChat();
    const stranger = world.as(await world.golfer());
    await expect(muteChat(stranger, { teeTimeId, isMuted: true })).rejects.toMatchObject({ code: "forbidden" });
  });

  test("ends with the account", async () => {
    const { as, teeTimeId } = await aChat();
    await muteChat(as, { teeTimeId, isMuted: true });
    await deleteAccount(as, { password: "secret" });
    expect(await world.db.$count(chatMutes)).toBe(0);
  });
});
