import { guestRequests, notifications, teeTimeParticipants } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { decideGuestRequest } from "../games/guest/decide-guest-request.ts";
import { undoGuestDecision } from "../games/guest/undo-guest-decision.ts";
import { decideParticipation } from "../games/participation/decide-participation.ts";
import { undoDecision } from "../games/participation/undo-decision.ts";
import { joinTeeTime } from "../games/tee-time/join-tee-time.ts";
import { withdrawFromTeeTime } from "../games/tee-time/withdraw-from-tee-time.ts";
import { storedTeeTime } from "../testing/stored-tee-time.ts";
import { testWorld } from "../testing.ts";

const world = testWorld();

let host: { id: string };
let golfer: { id: string };
let game: { id: string };
beforeEach(async () => {
  host = await world.golfer();
  golfer = await world.golfer();
  game = await world.teeTime({ hostId: host.id });
});

const keyed = (by: { id: string }) => world.as(by, { caller: { idempotencyKey: "queued-1" } });
const fiveTimes = <Answer>(call: () => Promise<Answer>): Promise<Answer[]> => Promise.all(Array.from({ length: 5 }, call));
const withdraw = () => withdrawFromTeeTime(keyed(golfer), { teeTimeId: game.id });
const notified = () => world.db.$count(notifications);

describe("a withdrawal that is repeated with its key", () => {
  test("leaves a new request alone", async () => {
    await world.request(game, golfer, "confirmed");
    const first = await withdraw();
    const asked = await joinTeeTime(world.as(golfer), { teeTimeId: game.id });
    expect(await withdraw()).toEqual(first);
    expect(await world.db.$count(teeTimeParticipants, eq(teeTimeParticipants.id, asked.id))).toBe(1);
    expect(await world.notificationsFor(host)).toEqual(["join-withdrawn", "join-requested"]);
  });

  test("five times at once happens once", { tags: "race" }, async () => {
    await world.request(game, golfer, "confirmed");
    expect(await fiveTimes(withdraw)).toEqual(Array(5).fill({ teeTimeId: game.id }));
    expect(await world.notificationsFor(host)).toEqual(["join-withdrawn"]);
    expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 0, pendingCount: 0 });
  });

  test("without its key is refused", async () => {
    await world.request(game, golfer, "confirmed");
    await withdraw();
    await expect(withdrawFromTeeTime(world.as(golfer), { teeTimeId: game.id })).rejects.toThrow("Request not found");
  });
});

describe.each(["confirmed", "declined"] as const)("the host's answer %s that is repeated with its key", (status) => {
  const decide = (participantId: string) => decideParticipation(keyed(host), { participantId, status, from: "pending" });

  test("leaves the request alone once the answer is taken back", async () => {
    const participantId = await world.request(game, golfer);
    const first = await decide(participantId);
    await undoDecision(world.as(host), { participantId });
    expect(await decide(participantId)).toEqual(first);
    expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 0, pendingCount: 1 });
  });

  test("is answered as before once the golfer has withdrawn", async () => {
    const participantId = await world.request(game, golfer);
    const first = await decide(participantId);
    await world.db.delete(teeTimeParticipants).where(eq(teeTimeParticipants.id, participantId));
    expect(await decide(participantId)).toEqual(first);
  });

  test("five times at once happens once", { tags: "race" }, async () => {
    const participantId = await world.request(game, golfer);
    const [first, ...others] = await fiveTimes(() => decide(participantId));
    expect(others).toEqual(Array(4).fill(first));
    expect(await notified()).toBe(1);
  });
});

describe.each(["approved", "declined"] as const)("the host's answer %s to a guest that is repeated with its key", (status) => {
  const guest = () => world.guestRequest({ teeTimeId: game.id, guestName: "Robin", guestEmail: "robin@example.com" });
  const decide = (guestRequestId: string) => decideGuestRequest(keyed(host), { guestRequestId, status, from: "pending" });

  test("leaves the request alone once the answer is taken back", async () => {
    const guestRequestId = await guest();
    const first = await decide(guestRequestId);
    await undoGuestDecision(world.as(host), { guestRequestId });
    expect(await decide(guestRequestId)).toEqual(first);
    expect(await world.db.select({ status: guestRequests.status }).from(guestRequests)).toEqual([{ status: "pending" }]);
  });

  test("five times at once happens once", { tags: "race" }, async () => {
    const guestRequestId = await guest();
    const [first, ...others] = await fiveTimes(() => decide(guestRequestId));
    expect(others).toEqual(Array(4).fill(first));
    expect(await notified()).toBe(1);
  });
});
