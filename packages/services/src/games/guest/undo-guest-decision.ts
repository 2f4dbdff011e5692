import type { Tx } from "@fourball/db/client";
import { secondsAgo } from "@fourball/db/schema/columns";
import { guestRequests } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { GuestRequest, UndoGuestDecisionInput } from "@fourball/domain/guest/schema";
import { UNDO_SECONDS } from "@fourball/domain/participation/constants";
import { assertToCome } from "@fourball/domain/tee-time/spots";
import { and, eq, gt, isNull } from "drizzle-orm";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { assertNotRemoved } from "../../notification/assert-not-removed.ts";
import { dropUntrueForGuest } from "../../notification/drop-untrue.ts";
import { excuseNoLonger } from "../attendance-record/excuse-withdrawals.ts";
import { startAnswerClock } from "../participation/answer-due.ts";
import { withoutFreshAnswer } from "../participation/answered-at.ts";
import { findGuestRequest, guestRequestOfRow } from "./guest-query.ts";
import { lockOwnGuestRequest } from "./lock-own-guest-request.ts";

/** Within a minute the host can undo the answer: the request is pending again, and no email is sent. */
export async function undoGuestDecision(ctx: MemberContext, { guestRequestId }: UndoGuestDecisionInput): Promise<GuestRequest> {
  const { undone, changed } = await ctx.db.transaction(async (tx) => {
    const { teeTime, request } = await lockOwnGuestRequest(tx, ctx.viewer, guestRequestId);
    if (request.status === "pending") return { undone: request, changed: false };
    const since = await decidedAt(tx, guestRequestId);
    const now = ctx.clock.now();
    assertToCome(teeTime, now);
    const fresh = gt(guestRequests.updatedAt, secondsAgo(UNDO_SECONDS));
    const [row] = await tx
      .update(guestRequests)
      .set({ status: "pending", heldUntil: null, ...startAnswerClock(teeTime, now), ...withoutFreshAnswer(guestRequests) })
      // A spot that was passed on isn't the host's answer.
      .where(and(eq(guestRequests.id, guestRequestId), fresh, isNull(guestRequests.expiredAt)))
      .returning({ id: guestRequests.id });
    if (!row) throw fail("undoTooLate");
    await assertNotRemoved(tx, { teeTimeId: teeTime.id, guestRequestId, since });
    await dropUntrueForGuest(tx, { teeTimeId: teeTime.id, guestRequestId, now: "pending" });
    await excuseNoLonger(tx, { requestId: guestRequestId });
    const [undone] = await findGuestRequest(tx, { id: guestRequestId });
    if (!undone) throw fail("requestNotFound");
    return { undone, changed: true };
  });
  if (changed) await publishChange(ctx, undone.teeTimeId, "spots");
  return guestRequestOfRow(undone);
}

async function decidedAt(tx: Tx, id: string): Promise<Date> {
  const [row] = await tx.select({ updatedAt: guestRequests.updatedAt }).from(guestRequests).where(eq(guestRequests.id, id));
  if (!row) throw fail("requestNotFound");
  return row.updatedAt;
}
