import { toTimestamp } from "@fourball/db/instants";
import { guestRequests } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { GuestDecision, GuestRequestStatus } from "@fourball/domain/guest/constants";
import { holdEnd } from "@fourball/domain/guest/hold";
import { type GuestRequest, guestRequest } from "@fourball/domain/guest/schema";
import type { DecideGuestInput } from "@fourball/domain/inputs";
import { assertSpotLeft, assertToCome } from "@fourball/domain/tee-time/spots";
import { eq } from "drizzle-orm";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { once } from "../../core/once.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { dropAnswered } from "../../notification/drop-untrue.ts";
import { enqueueGuestNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { excuseRefilled } from "../attendance-record/excuse-withdrawals.ts";
import { firstAnswer } from "../participation/answered-at.ts";
import { offerOpenSpots } from "../participation/offer-open-spots.ts";
import { findGuestRequest, guestRequestOfRow } from "./guest-query.ts";
import { lockOwnGuestRequest } from "./lock-own-guest-request.ts";

/** The host approves, declines, removes or readmits a guest, under the same lock as golfers. The guest gets an email. */
export async function decideGuestRequest(ctx: MemberContext, input: DecideGuestInput): Promise<GuestRequest> {
  const { guestRequestId, status, from } = input;
  let isUnchanged = false;
  const decided = await once(ctx, { call: "guest.decide", input, answer: guestRequest }, async (tx) => {
    const { teeTime, request } = await lockOwnGuestRequest(tx, ctx.viewer, guestRequestId);
    isUnchanged = request.status === status;
    if (isUnchanged) return guestRequestOfRow(request);
    if (from && from !== request.status) throw fail("requestChanged");
    const now = ctx.clock.now();
    assertToCome(teeTime, now);
    if (status === "approved") assertSpotLeft(teeTime);
    // Who left no address can make no account to keep the spot.
    const heldUntil = status === "approved" && request.guestEmail !== null ? startHold(teeTime, now) : null;
    await tx
      .update(guestRequests)
      .set({ status, heldUntil, expiredAt: null, ...(request.status === "pending" && firstAnswer(guestRequests)) })
      .where(eq(guestRequests.id, guestRequestId));
    const content = { ...answerOf(request.status, { status, heldUntil }), ...roundOf(teeTime) };
    await enqueueGuestNotifications(tx, teeTime.id, [guestRequestId], content);
    await dropAnswered(tx, { teeTimeId: teeTime.id, of: [guestRequestId] }, status === "approved" ? "confirmed" : "declined");
    if (status === "approved") await excuseRefilled(tx, { teeTimeId: teeTime.id, requestId: guestRequestId });
    await offerOpenSpots(tx, teeTime, { now });
    const [decided] = await findGuestRequest(tx, { id: guestRequestId });
    if (!decided) throw fail("requestNotFound");
    return guestRequestOfRow(decided);
  });
  if (!isUnchanged) await publishChange(ctx, decided.teeTimeId, "spots");
  return decided;
}

type Answer = { kind: "join-approved"; heldUntil: string | null } | { kind: "join-declined" | "removed" };

function answerOf(before: GuestRequestStatus, { status, heldUntil }: { status: GuestDecision; heldUntil: Date | null }): Answer {
  if (status === "approved") return { kind: "join-approved", heldUntil: heldUntil?.toISOString() ?? null };
  return { kind: before === "approved" ? "removed" : "join-declined" };
}

/** The hold that starts when the host approves a guest; null without an end. */
function startHold({ teeOffAt }: Pick<LockedTeeTime, "teeOffAt">, approvedAt: Temporal.Instant): Date | null {
  const end = holdEnd({ approvedAt, teeOffAt });
  return end && toTimestamp(end);
}
