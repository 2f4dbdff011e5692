import { outbox } from "@fourball/db/schema/index";
import { isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { decideGuestRequest } from "../guest/decide-guest-request.ts";
import { undoGuestDecision } from "../guest/undo-guest-decision.ts";
import { cancelTeeTime } from "../tee-time/cancel-tee-time.ts";
import { editTeeTime } from "../tee-time/edit-tee-time.ts";
import { testClub } from "../testing.ts";

const club = testClub();

async function aGuest(status: "pending" | "approved" | "declined" = "pending") {
  const host = await club.aGolfer();
  const game = await club.aTeeTime({ hostId: host.id });
  const asked = { teeTimeId: game.id, guestName: "Robin Vale", guestEmail: "robin@example.com", status };
  return { host: club.as(host), game, guestRequestId: await club.aGuestRequest(asked) };
}

const whenItIsFinal = async () => {
  await club.db.update(outbox).set({ dueAt: sql`${outbox.dueAt} - interval '61 seconds'` });
  await club.post();
};

test.each([
  ["pending", "approved", "You're in"],
  ["pending", "declined", "No spot this time"],
  ["approved", "declined", "You no longer have a spot"],
] as const)("a guest who was %s and now is %s is mailed", async (before, status, words) => {
  const { host, guestRequestId } = await aGuest(before);
  await decideGuestRequest(host, { guestRequestId, status });
  await whenItIsFinal();
  expect(club.mails).toMatchObject([{ to: "robin@example.com", subject: expect.stringContaining(words) }]);
  expect(club.mails[0]).not.toHaveProperty("headers");
});

test("an answer that was taken back never reaches the guest", async () => {
  const { host, guestRequestId } = await aGuest();
  await decideGuestRequest(host, { guestRequestId, status: "approved" });
  await undoGuestDecision(host, { guestRequestId });
  await whenItIsFinal();
  expect(club.mails).toEqual([]);
});

test("a removal, of which the guest may have read, cannot be undone", async () => {
  const { host, guestRequestId } = await aGuest("approved");
  await decideGuestRequest(host, { guestRequestId, status: "declined" });
  await expect(undoGuestDecision(host, { guestRequestId })).rejects.toThrow("A removal cannot be undone");
});

test("guests who asked or have a spot hear of a new time and of the end", async () => {
  const { host, game } = await aGuest("approved");
  const asked = { teeTimeId: game.id, guestName: "Kit Moss", guestEmail: "kit@example.com" };
  await club.aGuestRequest(asked);
  await club.aGuestRequest({ ...asked, guestEmail: "declined@example.com", status: "declined" });
  await editTeeTime(host, { teeTimeId: game.id, time: "09:00" });
  await cancelTeeTime(host, { teeTimeId: game.id });
  await club.post();
  const read = club.mails.map(({ to, subject }) => `${to}: ${subject.split(":")[0]}`).sort();
  expect(read).toEqual([
    "kit@example.com: Cancelled",
    "kit@example.com: New details",
    "robin@example.com: Cancelled",
    "robin@example.com: New details",
  ]);
  expect(await club.db.$count(outbox, isNotNull(outbox.recipientId))).toBe(0);
});
