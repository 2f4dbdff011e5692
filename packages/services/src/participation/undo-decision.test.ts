import { teeTimeParticipants } from "@fourball/db/schema/index";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { decideGuestRequest } from "../guest/decide-guest-request.ts";
import { undoGuestDecision } from "../guest/undo-guest-decision.ts";
import { storedTeeTime, testClub } from "../testing.ts";
import { decideParticipation } from "./decide-participation.ts";
import { undoDecision } from "./undo-decision.ts";

const club = testClub();

async function aRequest() {
  const host = club.as(await club.aGolfer());
  const game = await club.aTeeTime({ hostId: host.viewer.id });
  const golfer = await club.aGolfer();
  return { host, game, golfer, participantId: await club.aRequest(game, golfer) };
}

test.each(["confirmed", "declined"] as const)(
  "an answer of %s is taken back, and the golfer never hears of it",
  async (status) => {
    const { host, game, golfer, participantId } = await aRequest();
    await decideParticipation(host, { participantId, status });
    expect(await undoDecision(host, { participantId })).toMatchObject({ status: "pending" });
    expect(await storedTeeTime(club, game)).toMatchObject({ pendingCount: 1, confirmedCount: 0 });
    expect(await club.newsFor(golfer)).toEqual([]);
  },
);

test("a removal is not undone: the spot would be lost", async () => {
  const { host, participantId } = await aRequest();
  await decideParticipation(host, { participantId, status: "confirmed" });
  await decideParticipation(host, { participantId, status: "declined" });
  await expect(undoDecision(host, { participantId })).rejects.toThrow("A removal cannot be undone");
});

test("undoing twice, or what was never answered, changes nothing", async () => {
  const { host, game, participantId } = await aRequest();
  expect(await undoDecision(host, { participantId })).toMatchObject({ status: "pending" });
  expect((await storedTeeTime(club, game)).pendingCount).toBe(1);
});

test("after a minute it is too late", async () => {
  const { host, participantId } = await aRequest();
  await decideParticipation(host, { participantId, status: "confirmed" });
  await club.db
    .update(teeTimeParticipants)
    .set({ updatedAt: sql`clock_timestamp() - interval '61 seconds'` })
    .where(eq(teeTimeParticipants.id, participantId));
  await expect(undoDecision(host, { participantId })).rejects.toThrow("It is too late to undo this");
});

test("an answer to a guest is taken back the same way", async () => {
  const host = club.as(await club.aGolfer());
  const game = await club.aTeeTime({ hostId: host.viewer.id });
  const guest = { teeTimeId: game.id, guestName: "Robin Vale", guestEmail: "robin@example.com" };
  const guestRequestId = await club.aGuestRequest(guest);
  await decideGuestRequest(host, { guestRequestId, status: "approved" });
  expect((await storedTeeTime(club, game)).confirmedCount).toBe(1);
  expect(await undoGuestDecision(host, { guestRequestId })).toMatchObject({ status: "pending" });
  expect(await storedTeeTime(club, game)).toMatchObject({ confirmedCount: 0, pendingCount: 1 });
});
