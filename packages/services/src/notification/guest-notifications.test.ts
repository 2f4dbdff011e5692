import { notifications } from "@fourball/db/schema/index";
import { isNotNull, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { decideGuestRequest } from "../games/guest/decide-guest-request.ts";
import { undoGuestDecision } from "../games/guest/undo-guest-decision.ts";
import { cancelTeeTime } from "../games/tee-time/cancel-tee-time.ts";
import { editTeeTime } from "../games/tee-time/edit-tee-time.ts";
import { testWorld } from "../testing.ts";

const world = testWorld();

async function aGuest(status: "pending" | "approved" | "declined" = "pending") {
  const host = await world.golfer();
  const game = await world.teeTime({ hostId: host.id });
  const asked = { teeTimeId: game.id, guestName: "Robin Vale", guestEmail: "robin@example.com", status };
  return { host: world.as(host), game, guestRequestId: await world.guestRequest(asked) };
}

const whenItIsFinal = async () => {
  await world.db.update(notifications).set({ dueAt: sql`${notifications.dueAt} - interval '61 seconds'` });
  await world.post();
};

describe("a guest", () => {
  test.each([
    ["pending", "approved", "You're in"],
    ["pending", "declined", "No spot this time"],
    ["approved", "declined", "You're no longer in"],
  ] as const)("who was %s and now is %s is mailed", async (before, status, words) => {
    const { host, guestRequestId } = await aGuest(before);
    await decideGuestRequest(host, { guestRequestId, status });
    await whenItIsFinal();
    expect(world.mails).toMatchObject([{ to: "robin@example.com", subject: expect.stringContaining(words) }]);
    expect(world.mails[0]?.headers).not.toHaveProperty("List-Unsubscribe");
  });

  test("gets no mail about an answer that was undone", async () => {
    const { host, guestRequestId } = await aGuest();
    await decideGuestRequest(host, { guestRequestId, status: "approved" });
    await undoGuestDecision(host, { guestRequestId });
    await whenItIsFinal();
    expect(world.mails).toEqual([]);
  });

  test("cannot be restored after a removal", async () => {
    const { host, guestRequestId } = await aGuest("approved");
    await decideGuestRequest(host, { guestRequestId, status: "declined" });
    await expect(undoGuestDecision(host, { guestRequestId })).rejects.toThrow("A removal cannot be undone");
  });

  test("is mailed about a new time and a cancellation, while pending or approved", async () => {
    const { host, game } = await aGuest("approved");
    const asked = { teeTimeId: game.id, guestName: "Kit Moss", guestEmail: "kit@example.com" };
    await world.guestRequest(asked);
    await world.guestRequest({ ...asked, guestEmail: "declined@example.com", status: "declined" });
    await editTeeTime(host, { teeTimeId: game.id, time: "09:00" });
    await world.post();
    await cancelTeeTime(host, { teeTimeId: game.id });
    await world.post();
    const read = world.mails.map(({ to, subject }) => `${to}: ${subject.split(":")[0]}`).sort();
    expect(read).toEqual([
      "kit@example.com: Cancelled",
      "kit@example.com: New details",
      "robin@example.com: Cancelled",
      "robin@example.com: New details",
    ]);
    expect(await world.db.$count(notifications, isNotNull(notifications.recipientId))).toBe(0);
  });
});
