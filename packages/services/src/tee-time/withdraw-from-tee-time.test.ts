import { expect, test } from "vitest";
import { NOW, storedTeeTime, testClub } from "../testing.ts";
import { joinTeeTime } from "./join-tee-time.ts";
import { withdrawFromTeeTime } from "./withdraw-from-tee-time.ts";

const club = testClub();

test.each(["pending", "confirmed"] as const)(
  "a %s golfer withdraws, the spot is free again and the host is told",
  async (status) => {
    const host = await club.aGolfer();
    const golfer = await club.aGolfer();
    const teeTime = await club.aTeeTime({ hostId: host.id });
    await club.aRequest(teeTime, golfer, status);

    await withdrawFromTeeTime(club.as(golfer), { teeTimeId: teeTime.id });

    expect(await storedTeeTime(club, teeTime)).toMatchObject({ confirmedCount: 0, pendingCount: 0 });
    expect(await club.newsFor(host)).toEqual(["join-withdrawn"]);
  },
);

test("after withdrawing a golfer may ask again", async () => {
  const golfer = await club.aGolfer();
  const teeTime = await club.aTeeTime();
  await joinTeeTime(club.as(golfer), { teeTimeId: teeTime.id });
  await withdrawFromTeeTime(club.as(golfer), { teeTimeId: teeTime.id });
  expect(await joinTeeTime(club.as(golfer), { teeTimeId: teeTime.id })).toMatchObject({ status: "pending" });
});

test("a declined request cannot be withdrawn to ask again", async () => {
  const golfer = await club.aGolfer();
  const teeTime = await club.aTeeTime();
  await club.aRequest(teeTime, golfer, "declined");
  await expect(withdrawFromTeeTime(club.as(golfer), { teeTimeId: teeTime.id })).rejects.toMatchObject({
    code: "conflict",
    message: "Your request was declined",
  });
});

test("after tee-off nobody withdraws", async () => {
  const golfer = await club.aGolfer();
  const teeTime = await club.aTeeTime();
  await club.aRequest(teeTime, golfer, "confirmed");
  club.clock.time = NOW.add({ hours: 30 });
  await expect(withdrawFromTeeTime(club.as(golfer), { teeTimeId: teeTime.id })).rejects.toMatchObject({
    message: "This tee time has already started",
  });
});
