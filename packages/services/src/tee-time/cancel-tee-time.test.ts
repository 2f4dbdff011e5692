import { expect, test } from "vitest";
import { NOW, testClub } from "../testing.ts";
import { cancelTeeTime } from "./cancel-tee-time.ts";
import { getTeeTime } from "./get-tee-time.ts";

const club = testClub();

test("a cancelled game stays readable for those it concerned and vanishes for the others", async () => {
  const host = await club.aGolfer();
  const [inGroup, asking, refused] = [await club.aGolfer(), await club.aGolfer(), await club.aGolfer()];
  const teeTime = await club.aTeeTime({ hostId: host.id });
  await club.aRequest(teeTime, inGroup, "confirmed");
  await club.aRequest(teeTime, asking, "pending");
  await club.aRequest(teeTime, refused, "declined");

  await cancelTeeTime(club.as(host), { teeTimeId: teeTime.id, reason: "Frost delay all week" });

  for (const golfer of [host, inGroup, asking])
    expect(await getTeeTime(club.as(golfer), { teeTimeId: teeTime.id })).toMatchObject({
      status: "cancelled",
      cancelReason: "Frost delay all week",
    });
  for (const golfer of [refused, await club.aGolfer()])
    await expect(getTeeTime(club.as(golfer), { teeTimeId: teeTime.id })).rejects.toMatchObject({ code: "not_found" });
  expect(await club.newsFor(inGroup)).toEqual(["tee-time-cancelled"]);
  expect(await club.newsFor(asking)).toEqual(["tee-time-cancelled"]);
});

test("cancelling again succeeds and tells nobody again", async () => {
  const host = await club.aGolfer();
  const golfer = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id });
  await club.aRequest(teeTime, golfer, "confirmed");
  for (const _ of ["once", "twice"]) await cancelTeeTime(club.as(host), { teeTimeId: teeTime.id });
  expect(await club.newsFor(golfer)).toEqual(["tee-time-cancelled"]);
});

test("after tee-off a game cannot be cancelled", async () => {
  const host = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id });
  club.clock.time = NOW.add({ hours: 30 });
  await expect(cancelTeeTime(club.as(host), { teeTimeId: teeTime.id })).rejects.toMatchObject({ code: "conflict" });
});

test("only the host cancels", async () => {
  const teeTime = await club.aTeeTime();
  await expect(cancelTeeTime(club.as(await club.aGolfer()), { teeTimeId: teeTime.id })).rejects.toMatchObject({
    code: "forbidden",
  });
});
