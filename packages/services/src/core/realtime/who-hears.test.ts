import type { LiveChange } from "@fourball/domain/live/change";
import { describe, expect, test } from "vitest";
import { updateProfile } from "../../discover/profile/update-profile.ts";
import { editTeeTime } from "../../games/tee-time/edit-tee-time.ts";
import { joinTeeTime } from "../../games/tee-time/join-tee-time.ts";
import { blockGolfer } from "../../safety/block/block-golfer.ts";
import { testWorld } from "../../testing.ts";

const world = testWorld();

/** What the open screens of a golfer refetch because of what happens. */
async function refetched(golfer: { id: string }, happens: () => Promise<unknown>): Promise<LiveChange[]> {
  const screen = world.as(golfer).live.changes(golfer.id, { lookBackMs: 0 });
  await happens();
  screen.end();
  const changes: LiveChange[] = [];
  for await (const change of screen) changes.push(change);
  return changes;
}

describe("the open screens of", () => {
  test.each(["the host", "the golfer"] as const)("a golfer apart from the host by a block of %s hear of no edit", async (by) => {
    const [host, golfer] = [await world.golfer(), await world.golfer()];
    const { id: teeTimeId } = await world.teeTime({ hostId: host.id });
    await joinTeeTime(world.as(golfer), { teeTimeId });
    const [blocker, blocked] = by === "the host" ? [host, golfer] : [golfer, host];
    await blockGolfer(world.as(blocker), { userId: blocked.id });
    for (const changes of [{ time: "08:10" }, { isPublic: false }, { isPublic: true }, { totalSlots: 3 }])
      expect(await refetched(golfer, () => editTeeTime(world.as(host), { teeTimeId, ...changes }))).toEqual([]);
  });

  test("strangers hear nothing of a private golfer's new name, and those in a game with them do", async () => {
    const [golfer, stranger, fellow] = [await world.golfer({ publicProfile: false }), await world.golfer(), await world.golfer()];
    const { id: teeTimeId } = await world.teeTime({ hostId: golfer.id });
    await joinTeeTime(world.as(fellow), { teeTimeId });
    expect(await refetched(stranger, () => updateProfile(world.as(golfer), { firstName: "Robin" }))).toEqual([]);
    const other = await world.golfer({ publicProfile: false });
    await world.request({ id: teeTimeId }, other);
    expect(await refetched(fellow, () => updateProfile(world.as(other), { firstName: "Kim" }))).toEqual([
      { type: "golfer", userId: other.id },
    ]);
  });
});
