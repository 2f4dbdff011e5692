import { expect, test } from "vitest";
import { storedTeeTime, testClub } from "../testing.ts";
import { processPendingRequest } from "./process-pending-request.ts";

const club = testClub();

test("the request of before signing in is sent once, and answered alike every time", async () => {
  const host = await club.aGolfer({ firstName: "Maya", lastName: "Okafor" });
  const course = await club.aCourse({ name: "Cypress Hollow" });
  const game = await club.aTeeTime({ hostId: host.id, courseId: course.id });
  const golfer = club.as(await club.aGolfer());
  const answer = {
    teeTimeId: game.id,
    hostName: "Maya Okafor",
    courseDetails: { courseName: "Cypress Hollow", date: "2026-06-12", time: "07:30" },
  };
  const twoTabs = await Promise.all([1, 2].map(() => processPendingRequest(golfer, { teeTimeId: game.id })));
  expect(twoTabs).toEqual([answer, answer]);
  expect(await processPendingRequest(golfer, { teeTimeId: game.id })).toEqual(answer);
  expect((await storedTeeTime(club, game)).pendingCount).toBe(1);
  expect(await club.newsFor(host)).toEqual(["join-requested"]);
});

test.each([
  ["cancelled", { status: "cancelled" as const }, "This tee time was cancelled"],
  ["under way", { date: "2026-06-11", time: "07:00" }, "This tee time has already started"],
])("a game that is %s says so, also to who is in it", async (_what, changes, words) => {
  const game = await club.aTeeTime(changes);
  const golfer = await club.aGolfer();
  await club.aRequest(game, golfer, "confirmed");
  await expect(processPendingRequest(club.as(golfer), { teeTimeId: game.id })).rejects.toThrow(words);
});

test("what cannot be asked for is refused in the words of asking", async () => {
  const game = await club.aTeeTime({ totalSlots: 2 });
  await club.aRequest(game, await club.aGolfer(), "confirmed");
  const late = club.as(await club.aGolfer());
  await expect(processPendingRequest(late, { teeTimeId: game.id })).rejects.toThrow("Tee time is full");
  await expect(processPendingRequest(club.as({ id: game.hostId }), { teeTimeId: game.id })).rejects.toThrow(
    "You are hosting this tee time",
  );
});
