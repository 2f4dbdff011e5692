import { decideGuestRequest } from "../../games/guest/decide-guest-request.ts";
import { listGuestRequests } from "../../games/guest/list-guest-requests.ts";
import type { TestWorld } from "../../testing.ts";
import { guestLinkIn } from "../guest-link.ts";
import { one } from "../one.ts";

export const ROBIN = { guestName: "Robin Vale", guestEmail: "robin@example.com", message: "In town for a week" };
/** A week after the time of the tests, so the spot is held for a day. */
const NEXT_WEEK = { date: "2026-06-18", time: "07:30" };

/** Robin, whom the host of a game next week has approved as a guest. */
export async function anApprovedGuest(world: TestWorld, changes: Partial<Parameters<TestWorld["teeTime"]>[0]> = {}) {
  const host = await world.golfer();
  const game = await world.teeTime({ hostId: host.id, ...NEXT_WEEK, ...changes });
  const createdAt = new Date(world.clock.time.subtract({ hours: 5 }).epochMilliseconds);
  const guestRequestId = await world.guestRequest({ teeTimeId: game.id, ...ROBIN, createdAt });
  await decideGuestRequest(world.as(host), { guestRequestId, status: "approved" });
  const listed = one(await listGuestRequests(world.as(host), { teeTimeId: game.id }));
  return { host, game, guestRequestId, link: guestLinkIn(listed.claimPath), claimPath: listed.claimPath };
}
