import { guestRequests } from "@fourball/db/schema/index";
import { conflict, notFound } from "@fourball/domain/failure";
import type { GuestRequestStatus } from "@fourball/domain/guest/constants";
import type { DecideGuestInput, GuestRequest } from "@fourball/domain/guest/schema";
import { assertActive, assertNotStarted, assertSpotLeft } from "@fourball/domain/tee-time/spots";
import { eq } from "drizzle-orm";
import { tellChange } from "../live/tell-change.ts";
import { noteGuestNews, placeOf } from "../notification/note-news.ts";
import type { MemberContext } from "../service-context.ts";
import { offerOpenSpots } from "../tee-time/offer-open-spots.ts";
import { findGuestRequest, guestRequestOfRow } from "./guest-query.ts";
import { lockOwnGuestRequest } from "./lock-own-guest-request.ts";

/** The host approves, declines, removes or takes back in a guest, who holds a spot under the same lock as golfers do, and hears of it by mail. */
export async function decideGuestRequest(
  ctx: MemberContext,
  { guestRequestId, status, from }: DecideGuestInput,
): Promise<GuestRequest> {
  const { decided, changed } = await ctx.db.transaction(async (tx) => {
    const { teeTime, request } = await lockOwnGuestRequest(tx, ctx.viewer, guestRequestId);
    if (request.status === status) return { decided: request, changed: false };
    if (from && from !== request.status) throw conflict("This request has changed meanwhile");
    assertActive(teeTime);
    const now = ctx.clock.now();
    assertNotStarted(teeTime, now);
    if (status === "approved") assertSpotLeft(teeTime);
    await tx.update(guestRequests).set({ status }).where(eq(guestRequests.id, guestRequestId));
    const news = { kind: newsOf(request.status, status), ...(await placeOf(tx, teeTime)) };
    await noteGuestNews(tx, teeTime.id, [guestRequestId], news);
    await offerOpenSpots(tx, teeTime, { now });
    const [decided] = await findGuestRequest(tx, { id: guestRequestId });
    if (!decided) throw notFound("Request not found");
    return { decided, changed: true };
  });
  if (changed) await tellChange(ctx, decided.teeTimeId, "seats");
  return guestRequestOfRow(decided);
}

function newsOf(before: GuestRequestStatus, after: GuestRequestStatus): "join-approved" | "join-declined" | "removed" {
  if (after === "approved") return "join-approved";
  return before === "approved" ? "removed" : "join-declined";
}
