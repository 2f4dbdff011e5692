import { describe, expect, test } from "vitest";
import { atOnce } from "../../testing/at-once.ts";
import { guestLinkIn } from "../../testing/guest-link.ts";
import { anApprovedGuest, ROBIN } from "../../testing/scenes/approved-guest.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { testWorld } from "../../testing.ts";
import { cancelTeeTime } from "../tee-time/cancel-tee-time.ts";
import { joinWaitlist } from "../tee-time/waitlist/join-waitlist.ts";
import { claimSpot } from "./claim-spot.ts";
import { decideGuestRequest } from "./decide-guest-request.ts";
import { getOwnGuestRequest } from "./get-own-guest-request.ts";
import { leaveAsGuest } from "./leave-as-guest.ts";
import { listGuestRequests } from "./list-guest-requests.ts";
import { requestAsGuest } from "./request-as-guest.ts";

const world = testWorld();

describe("a guest who can't make it", () => {
  test("frees the spot, which is offered on, and the host hears of it once", async () => {
    const { host, game, link } = await anApprovedGuest(world, { totalSlots: 2 });
    const next = await world.golfer();
    await joinWaitlist(world.as(next), { teeTimeId: game.id });
    await leaveAsGuest(world.anonymous(), link);
    await leaveAsGuest(world.anonymous(), link);
    expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 0, offeredCount: 1 });
    expect(await world.notificationsFor(next)).toEqual(["spot-offered"]);
    expect((await world.notificationsFor(host)).filter((kind) => kind === "guest-left")).toHaveLength(1);
    expect(await getOwnGuestRequest(world.anonymous(), link)).toMatchObject({ state: "left", claim: null, calendarFile: null });
  });

  test("is gone from the host's list, and isn't brought back by an old page or an account", async () => {
    const { host, game, guestRequestId, link } = await anApprovedGuest(world);
    await leaveAsGuest(world.anonymous(), link);
    expect(await listGuestRequests(world.as(host), { teeTimeId: game.id })).toEqual([]);
    const approve = decideGuestRequest(world.as(host), { guestRequestId, status: "approved" });
    await expect(approve).rejects.toThrow("Request not found");
    const claim = claimSpot(world.anonymous(), { ...link, firstName: "Robin", lastName: null, password: "a long walk home" });
    await expect(claim).rejects.toThrow("This spot went to someone else");
  });

  test("may ask again with the same address", async () => {
    const { game, link } = await anApprovedGuest(world);
    await leaveAsGuest(world.anonymous(), link);
    const again = atOnce(await requestAsGuest(world.anonymous(), { teeTimeId: game.id, ...ROBIN }));
    expect(again.status).toBe("pending");
    expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 0, pendingCount: 1 });
    await leaveAsGuest(world.anonymous(), guestLinkIn(again.statusPath));
    expect((await storedTeeTime(world, game)).pendingCount).toBe(0);
  });

  test("is refused with another token, after the host's no, after tee-off and once the game is cancelled", async () => {
    const leave = (link: { guestRequestId: string; token: string }) => leaveAsGuest(world.anonymous(), link);
    const declined = await anApprovedGuest(world);
    await expect(leave({ ...declined.link, token: "guessed" })).rejects.toThrow("This link no longer works");
    const { guestRequestId } = declined;
    await decideGuestRequest(world.as(declined.host), { guestRequestId, status: "declined" });
    await expect(leave(declined.link)).rejects.toThrow("Your request was declined");
    const cancelled = await anApprovedGuest(world, { date: "2026-06-19" });
    await cancelTeeTime(world.as(cancelled.host), { teeTimeId: cancelled.game.id });
    await expect(leave(cancelled.link)).rejects.toThrow("This tee time was cancelled");
    const played = await anApprovedGuest(world, { date: "2026-06-20" });
    world.clock.time = Temporal.Instant.from(played.game.teeOffAt.toISOString());
    await expect(leave(played.link)).rejects.toThrow("This tee time has already started");
  });
});
