import { describe, expect, test } from "vitest";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { testWorld } from "../../testing.ts";
import { getTeeTime } from "./get-tee-time.ts";
import { processPendingRequest } from "./process-pending-request.ts";

const world = testWorld();

describe("a request made before sign-in", () => {
  test("is sent once, and gets the same answer every time", { tags: "race" }, async () => {
    const host = await world.golfer({ firstName: "Maya", lastName: "Okafor" });
    const course = await world.course({ name: "Cypress Hollow" });
    const game = await world.teeTime({ hostId: host.id, courseId: course.id });
    const golfer = world.as(await world.golfer());
    const answer = {
      teeTimeId: game.id,
      hostName: "Maya Okafor",
      courseDetails: { courseName: "Cypress Hollow", date: "2026-06-12", time: "07:30" },
    };
    const twoTabs = await Promise.all([1, 2].map(() => processPendingRequest(golfer, { teeTimeId: game.id })));
    expect(twoTabs).toEqual([answer, answer]);
    expect(await processPendingRequest(golfer, { teeTimeId: game.id })).toEqual(answer);
    expect((await storedTeeTime(world, game)).pendingCount).toBe(1);
    expect(await world.notificationsFor(host)).toEqual(["join-requested"]);
  });

  test.each([
    ["cancelled", { status: "cancelled" as const }, "This tee time was cancelled"],
    ["under way", { date: "2026-06-11", time: "07:00" }, "This tee time has already started"],
  ])("gets an error for a game that is %s, even for a player", async (_what, changes, words) => {
    const game = await world.teeTime(changes);
    const golfer = await world.golfer();
    await world.request(game, golfer, "confirmed");
    await expect(processPendingRequest(world.as(golfer), { teeTimeId: game.id })).rejects.toThrow(words);
  });

  test("is sent to a private game with its invite, and to none without", async () => {
    const game = await world.teeTime({ isPublic: false });
    const { inviteToken } = await getTeeTime(world.as({ id: game.hostId }), { teeTimeId: game.id });
    const golfer = world.as(await world.golfer());
    for (const guess of [{}, { invite: "guess" }])
      await expect(processPendingRequest(golfer, { teeTimeId: game.id, ...guess })).rejects.toThrow("Tee time not found");
    await processPendingRequest(golfer, { teeTimeId: game.id, invite: inviteToken ?? "" });
    expect((await storedTeeTime(world, game)).pendingCount).toBe(1);
  });

  test("is refused with the same errors as joining", async () => {
    const game = await world.teeTime({ totalSlots: 2 });
    await world.request(game, await world.golfer(), "confirmed");
    const late = world.as(await world.golfer());
    await expect(processPendingRequest(late, { teeTimeId: game.id })).rejects.toThrow("Tee time is full");
    await expect(processPendingRequest(world.as({ id: game.hostId }), { teeTimeId: game.id })).rejects.toThrow(
      "You are hosting this tee time",
    );
  });
});
