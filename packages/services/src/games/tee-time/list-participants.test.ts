import { describe, expect, test } from "vitest";
import { testWorld } from "../../testing.ts";
import { listParticipants } from "./list-participants.ts";

const world = testWorld();

async function aGroup() {
  const [host, inGroup, asking, refused] = [
    await world.golfer(),
    await world.golfer(),
    await world.golfer(),
    await world.golfer(),
  ];
  const teeTime = await world.teeTime({ hostId: host.id });
  await world.request(teeTime, inGroup, "confirmed");
  await world.request(teeTime, asking, "pending");
  await world.request(teeTime, refused, "declined");
  const seenBy = async (golfer: { id: string }) =>
    (await listParticipants(world.as(golfer), { teeTimeId: teeTime.id })).map(({ userId, status }) => [userId, status]);
  return { host, inGroup, asking, refused, teeTime, seenBy };
}

describe("the participant list", () => {
  test("shows the host every request", async () => {
    const { host, inGroup, asking, refused, seenBy } = await aGroup();
    expect(await seenBy(host)).toEqual([
      [inGroup.id, "confirmed"],
      [asking.id, "pending"],
      [refused.id, "declined"],
    ]);
  });

  test("shows others the players and their own request", async () => {
    const { inGroup, asking, refused, seenBy } = await aGroup();
    expect(await seenBy(await world.golfer())).toEqual([[inGroup.id, "confirmed"]]);
    expect(await seenBy(inGroup)).toEqual([[inGroup.id, "confirmed"]]);
    expect(await seenBy(asking)).toEqual([
      [inGroup.id, "confirmed"],
      [asking.id, "pending"],
    ]);
    expect(await seenBy(refused)).toEqual([
      [inGroup.id, "confirmed"],
      [refused.id, "declined"],
    ]);
  });

  test("warns the host of a golfer's other game at about the same time", async () => {
    const { host, asking, teeTime } = await aGroup();
    const elsewhere = await world.teeTime({ time: "10:00" });
    await world.request(elsewhere, asking, "confirmed");
    const rows = await listParticipants(world.as(host), { teeTimeId: teeTime.id });
    expect(rows.filter(({ overlaps }) => overlaps).map(({ userId }) => userId)).toEqual([asking.id]);
  });
});
