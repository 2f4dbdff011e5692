import { describe, expect, test } from "vitest";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { countUnreadNotifications } from "../../notification/count-unread-notifications.ts";
import { testWorld } from "../../testing.ts";
import { cancelTeeTime } from "../tee-time/cancel-tee-time.ts";
import { editTeeTime } from "../tee-time/edit-tee-time.ts";
import { listParticipants } from "../tee-time/list-participants.ts";
import { confirmPlaying } from "./confirm-playing.ts";

const world = testWorld();
type Golfer = Awaited<ReturnType<typeof world.golfer>>;

/** Half past seven tomorrow in California. */
const TEE_OFF = Temporal.Instant.from("2026-06-12T14:30:00Z");

async function aGame() {
  const [host, player, other] = [await world.golfer(), await world.golfer(), await world.golfer()];
  const teeTime = await world.teeTime({ hostId: host.id });
  for (const golfer of [player, other]) await world.request(teeTime, golfer, "confirmed");
  const teeTimeId = teeTime.id;
  /** What a viewer sees of the player's answer. */
  const seenBy = async (viewer: Golfer) =>
    (await listParticipants(world.as(viewer), { teeTimeId })).find(({ userId }) => userId === player.id)?.playing;
  return { host, player, other, teeTime, teeTimeId, seenBy };
}

const askAt = async (time: Temporal.Instant) => {
  world.clock.time = time;
  await runDueJobs(world.anonymous());
  await world.settled();
};
const theDayBefore = () => askAt(TEE_OFF.subtract({ hours: 23 }));

describe("a player who is asked whether they still play", () => {
  test("hasn't confirmed until they say yes, for the host and themselves only", async () => {
    const { host, player, other, teeTimeId, seenBy } = await aGame();
    expect(await seenBy(host)).toBeNull();
    await theDayBefore();
    expect([await seenBy(host), await seenBy(player), await seenBy(other)]).toEqual(["asked", "asked", null]);
    for (const _ of ["once", "again"])
      expect(await confirmPlaying(world.as(player), { teeTimeId })).toMatchObject({ playing: "confirmed" });
    expect([await seenBy(host), await seenBy(player), await seenBy(other)]).toEqual(["confirmed", "confirmed", null]);
  });

  test("doesn't find the question as new after saying yes", async () => {
    const { player, other, teeTimeId } = await aGame();
    await theDayBefore();
    const unread = async (golfer: Golfer) => (await countUnreadNotifications(world.as(golfer))).unread;
    const before = await unread(other);
    await confirmPlaying(world.as(player), { teeTimeId });
    expect([await unread(player), await unread(other)]).toEqual([before - 1, before]);
  });

  test("is asked again after the tee-off moved", async () => {
    const { host, player, teeTimeId, seenBy } = await aGame();
    await theDayBefore();
    await confirmPlaying(world.as(player), { teeTimeId });
    await editTeeTime(world.as(host), { teeTimeId, time: "08:30" });
    expect(await seenBy(host)).toBeNull();
    await askAt(TEE_OFF.subtract({ hours: 22 }));
    expect(await seenBy(host)).toBe("asked");
  });

  test("has nothing left to confirm once the round is over", async () => {
    const { host, seenBy } = await aGame();
    await theDayBefore();
    await askAt(TEE_OFF.add({ hours: 6 }));
    expect(await seenBy(host)).toBeNull();
  });

  test("is asked once, however late the server is", async () => {
    const { host, player, seenBy } = await aGame();
    for (const hours of [10, 9]) await askAt(TEE_OFF.subtract({ hours }));
    expect(await seenBy(host)).toBe("asked");
    expect(await world.notificationsFor(player)).toEqual(["still-playing"]);
  });

  test("is not asked when approved after the question", async () => {
    const { host, teeTime, teeTimeId } = await aGame();
    await theDayBefore();
    const late = await world.golfer();
    await world.request(teeTime, late, "confirmed");
    await askAt(TEE_OFF.subtract({ hours: 20 }));
    const seen = await listParticipants(world.as(host), { teeTimeId });
    expect(seen.find(({ userId }) => userId === late.id)).toMatchObject({ playing: null });
  });
});

describe("saying that one still plays", () => {
  test("is refused without a spot, in a cancelled game and after tee-off", async () => {
    const { host, player, teeTime, teeTimeId } = await aGame();
    const pending = await world.golfer();
    await world.request(teeTime, pending);
    await expect(confirmPlaying(world.as(pending), { teeTimeId })).rejects.toMatchObject({ code: "conflict" });
    await expect(confirmPlaying(world.as(await world.golfer()), { teeTimeId })).rejects.toMatchObject({ code: "not_found" });
    world.clock.time = TEE_OFF;
    await expect(confirmPlaying(world.as(player), { teeTimeId })).rejects.toMatchObject({
      message: "This tee time has already started",
    });
    world.clock.time = TEE_OFF.subtract({ hours: 23 });
    await cancelTeeTime(world.as(host), { teeTimeId });
    await expect(confirmPlaying(world.as(player), { teeTimeId })).rejects.toMatchObject({
      message: "This tee time was cancelled",
    });
  });
});
