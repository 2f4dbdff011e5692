import { expect, test } from "vitest";
import { testClub } from "../testing.ts";
import { listParticipants } from "./list-participants.ts";

const club = testClub();

async function aGroup() {
  const [host, inGroup, asking, refused] = [
    await club.aGolfer(),
    await club.aGolfer(),
    await club.aGolfer(),
    await club.aGolfer(),
  ];
  const teeTime = await club.aTeeTime({ hostId: host.id });
  await club.aRequest(teeTime, inGroup, "confirmed");
  await club.aRequest(teeTime, asking, "pending");
  await club.aRequest(teeTime, refused, "declined");
  const seenBy = async (golfer: { id: string }) =>
    (await listParticipants(club.as(golfer), { teeTimeId: teeTime.id })).map(({ userId, status }) => [userId, status]);
  return { host, inGroup, asking, refused, teeTime, seenBy };
}

test("the host sees everyone who asked", async () => {
  const { host, inGroup, asking, refused, seenBy } = await aGroup();
  expect(await seenBy(host)).toEqual([
    [inGroup.id, "confirmed"],
    [asking.id, "pending"],
    [refused.id, "declined"],
  ]);
});

test("others see who is in, and themselves", async () => {
  const { inGroup, asking, refused, seenBy } = await aGroup();
  expect(await seenBy(await club.aGolfer())).toEqual([[inGroup.id, "confirmed"]]);
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

test("the host is warned of a golfer's other game at about that time", async () => {
  const { host, asking, teeTime } = await aGroup();
  const elsewhere = await club.aTeeTime({ time: "10:00" });
  await club.aRequest(elsewhere, asking, "confirmed");
  const rows = await listParticipants(club.as(host), { teeTimeId: teeTime.id });
  expect(rows.filter(({ overlaps }) => overlaps).map(({ userId }) => userId)).toEqual([asking.id]);
});
