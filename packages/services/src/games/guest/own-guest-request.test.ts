import { guestRequests, notifications } from "@fourball/db/schema/index";
import type { GuestRequestState } from "@fourball/domain/guest/constants";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { atOnce } from "../../testing/at-once.ts";
import { guestLinkIn } from "../../testing/guest-link.ts";
import { testWorld } from "../../testing.ts";
import { cancelTeeTime } from "../tee-time/cancel-tee-time.ts";
import { decideGuestRequest } from "./decide-guest-request.ts";
import { getOwnGuestRequest } from "./get-own-guest-request.ts";
import { requestAsGuest } from "./request-as-guest.ts";

const world = testWorld();

/** Robin, who asked without an account, and the link that came back. */
async function robin({ publicProfile = true } = {}) {
  const host = await world.golfer({ firstName: "Maya", lastName: "Okafor", publicProfile });
  const game = await world.teeTime({ hostId: host.id });
  const robin = { teeTimeId: game.id, guestName: "Robin Vale", guestEmail: "robin@example.com" };
  const { id, statusPath } = atOnce(await requestAsGuest(world.anonymous(), robin));
  return { host: world.as(host), game, id, link: guestLinkIn(statusPath) };
}
const state = async (link: { guestRequestId: string; token: string }): Promise<GuestRequestState> =>
  (await getOwnGuestRequest(world.anonymous(), link)).state;

describe("the link of a guest", () => {
  test("shows the request and the host's first name, without an email", async () => {
    const { link } = await robin();
    const shown = await getOwnGuestRequest(world.anonymous(), link);
    expect(shown).toMatchObject({ state: "pending", guestName: "Robin Vale", hostName: "Maya" });
    expect(shown.answerDueAt).not.toBeNull();
    expect(JSON.stringify(shown)).not.toMatch(/Okafor|robin@example/);
  });

  test("names no host whose profile is private, like the page of the game", async () => {
    const { host, id, link } = await robin({ publicProfile: false });
    for (const status of ["declined", "approved"] as const) {
      await decideGuestRequest(host, { guestRequestId: id, status });
      const shown = await getOwnGuestRequest(world.anonymous(), link);
      expect(shown).toMatchObject({ state: status, hostName: "Golfer" });
      expect(JSON.stringify(shown)).not.toContain("Maya");
    }
  });

  test("follows the host's answer", async () => {
    const { host, id, link } = await robin();
    await decideGuestRequest(host, { guestRequestId: id, status: "approved" });
    expect(await getOwnGuestRequest(world.anonymous(), link)).toMatchObject({ state: "approved", answerDueAt: null });
    await decideGuestRequest(host, { guestRequestId: id, status: "declined" });
    expect(await state(link)).toBe("declined");
  });

  test("has the spots and the sky of the game", async () => {
    const { game, link } = await robin();
    await world.request(game, await world.golfer(), "confirmed");
    expect(await getOwnGuestRequest(world.anonymous(), link)).toMatchObject({
      courseId: game.courseId,
      sky: { land: "parkland", light: "morning" },
      totalSlots: 4,
      confirmedCount: 1,
      offeredCount: 0,
    });
  });

  test("has the round for a calendar once the guest has a spot, with the host's first name", async () => {
    const { host, game, id, link } = await robin();
    const file = async () => (await getOwnGuestRequest(world.anonymous(), link)).calendarFile;
    expect(await file()).toBeNull();
    await decideGuestRequest(host, { guestRequestId: id, status: "approved" });
    expect(await file()).toContain(`"teeTimeId":"${game.id}"`);
    expect(await file()).toContain('"hostName":"Maya"');
    world.clock.time = Temporal.Instant.from(game.teeOffAt.toISOString());
    expect(await file()).toBeNull();
  });

  test("says that the game was cancelled", async () => {
    const { host, game, link } = await robin();
    await cancelTeeTime(host, { teeTimeId: game.id });
    expect(await state(link)).toBe("cancelled");
  });

  test("says that tee-off passed without an answer", async () => {
    const { id, link } = await robin();
    await world.db.update(guestRequests).set({ expiredAt: sql`now()` }).where(eq(guestRequests.id, id));
    expect(await state(link)).toBe("expired");
  });

  test("is refused with another token, another id, and once the request is erased", async () => {
    const [first, second] = [await robin(), await robin()];
    const spent = "This link no longer works";
    await expect(state({ ...first.link, token: second.link.token })).rejects.toThrow(spent);
    await expect(state({ ...first.link, token: "" })).rejects.toThrow(spent);
    await expect(state({ ...first.link, guestRequestId: second.id })).rejects.toThrow(spent);
    await world.db.update(guestRequests).set({ erasedAt: sql`now()` }).where(eq(guestRequests.id, first.id));
    await expect(state(first.link)).rejects.toThrow(spent);
  });

  test("is in the mails about the request", async () => {
    const { host, id, link } = await robin();
    await decideGuestRequest(host, { guestRequestId: id, status: "approved" });
    await world.db.update(notifications).set({ dueAt: sql`${notifications.dueAt} - interval '61 seconds'` });
    await world.post();
    const mail = world.mails.find(({ to }) => to === "robin@example.com");
    expect(mail?.text).toContain(`/guest-request#id=${id}&token=${link.token}`);
    expect(mail?.text).toContain("Keep your spot:");
  });
});
