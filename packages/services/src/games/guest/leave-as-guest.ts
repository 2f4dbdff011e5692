import { toTimestamp } from "@fourball/db/instants";
import { guestRequests } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { GuestLeft, OpenGuestRequestInput } from "@fourball/domain/guest/schema";
import { assertToCome } from "@fourball/domain/tee-time/spots";
import { eq } from "drizzle-orm";
import { lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { requireGuestLink } from "../../core/token/guest-token.ts";
import { dropUntrueForGuest } from "../../notification/drop-untrue.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { offerOpenSpots } from "../participation/offer-open-spots.ts";
import { findGuestSpot } from "./take-spot.ts";

/**
 * A guest can't make it, or doesn't ask any more: the host hears of it, and the spot is offered on. Everyone who has the link
 * may; saying it again changes nothing.
 */
export async function leaveAsGuest(ctx: ServiceContext, input: OpenGuestRequestInput): Promise<GuestLeft> {
  const { guestRequestId } = input;
  await requireGuestLink(ctx.db, input);
  const { teeTimeId, isChanged } = await ctx.db.transaction(async (tx) => {
    const { teeTimeId } = await findGuestSpot(tx, guestRequestId);
    const teeTime = await lockTeeTime(tx, teeTimeId);
    const { status, expiredAt, leftAt } = await findGuestSpot(tx, guestRequestId);
    if (leftAt) return { teeTimeId, isChanged: false };
    const now = ctx.clock.now();
    assertToCome(teeTime, now);
    if (status === "declined") throw fail(expiredAt ? "spotTaken" : "requestDeclined");
    const left = { status: "declined" as const, leftAt: toTimestamp(now), heldUntil: null, answerDueAt: null };
    await tx.update(guestRequests).set(left).where(eq(guestRequests.id, guestRequestId));
    const content = { kind: "guest-left" as const, guestRequestId, wasIn: status === "approved", ...roundOf(teeTime) };
    await enqueueNotifications(tx, teeTimeId, [teeTime.hostId], content);
    await dropUntrueForGuest(tx, { teeTimeId, guestRequestId, now: "withdrawn" });
    await offerOpenSpots(tx, teeTime, { now });
    return { teeTimeId, isChanged: true };
  });
  if (isChanged) await publishChange(ctx, teeTimeId, "spots");
  return { teeTimeId };
}
