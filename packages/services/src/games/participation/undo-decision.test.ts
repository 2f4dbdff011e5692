import { teeTimeParticipants } from "@fourball/db/schema/index";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { testWorld } from "../../testing.ts";
import { decideGuestRequest } from "../guest/decide-guest-request.ts";
import { undoGuestDecision } from "../guest/undo-guest-decision.ts";
import { decideParticipation } from "./decide-participation.ts";
import { undoDecision } from "./undo-decision.ts";

const world = testWorld();

async function request() {
  const host = world.as(await world.golfer());
  const game = await world.teeTime({ hostId: host.viewer.id });
  const golfer = await world.golfer();
  return { host, game, golfer, participantId: await world.request(game, golfer) };
}

describe("undoing a decision", () => {
  test.each(["confirmed", "declined"] as const)("takes back a %s request without notifying the golfer", async (status) => {
    const { host, game, golfer, participantId } = await request();
    await decideParticipation(host, { participantId, status });
    expect(await undoDecision(host, { participantId })).toMatchObject({ status: "pending" });
    expect(await storedTeeTime(world, game)).toMatchObject({ pendingCount: 1, confirmedCount: 0 });
    expect(await world.notificationsFor(golfer)).toEqual([]);
  });

  test("is refused for a removal, whose spot could be lost", async () => {
    const { host, participantId } = await request();
    await decideParticipation(host, { participantId, status: "confirmed" });
    await decideParticipation(host, { participantId, status: "declined" });
    await expect(undoDecision(host, { participantId })).rejects.toThrow("A removal cannot be undone");
  });

  test("changes nothing the second time or on an unanswered request", async () => {
    const { host, game, participantId } = await request();
    expect(await undoDecision(host, { participantId })).toMatchObject({ status: "pending" });
    expect((await storedTeeTime(world, game)).pendingCount).toBe(1);
  });

  test("is refused after a minute", async () => {
    const { host, participantId } = await request();
    await decideParticipation(host, { participantId, status: "confirmed" });
    await world.db
      .update(teeTimeParticipants)
      .set({ updatedAt: sql`clock_timestamp() - interval '61 seconds'` })
      .where(eq(teeTimeParticipants.id, participantId));
    await expect(undoDecision(host, { participantId })).rejects.toThrow("It is too late to undo this");
  });

  test("works for guests as well", async () => {
    const host = world.as(await world.golfer());
    const game = await world.teeTime({ hostId: host.viewer.id });
    const guest = { teeTimeId: game.id, guestName: "Robin Vale", guestEmail: "robin@example.com" };
    const guestRequestId = await world.guestRequest(guest);
    await decideGuestRequest(host, { guestRequestId, status: "approved" });
    expect((await storedTeeTime(world, game)).confirmedCount).toBe(1);
    expect(await undoGuestDecision(host, { guestRequestId })).toMatchObject({ status: "pending" });
    expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 0, pendingCount: 1 });
  });
});
