import { instantOf, toTimestamp } from "@fourball/db/instants";
import { secondsAgo } from "@fourball/db/schema/columns";
import { teeTimeParticipants } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { UNDO_SECONDS } from "@fourball/domain/participation/constants";
import type { Participation, UndoDecisionInput } from "@fourball/domain/participation/schema";
import { assertToCome } from "@fourball/domain/tee-time/spots";
import { and, eq, gt } from "drizzle-orm";
import { recordMembership } from "../../chat/record-membership.ts";
import { lockOwnRequest } from "../../core/access/lock-own-request.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { assertNotRemoved } from "../../notification/assert-not-removed.ts";
import { dropUntrueForGolfer } from "../../notification/drop-untrue.ts";
import { excuseNoLonger } from "../attendance-record/excuse-withdrawals.ts";
import { startAnswerClock } from "./answer-due.ts";
import { withoutFreshAnswer } from "./answered-at.ts";
import { getParticipation } from "./get-participation.ts";

/** Within a minute the host can undo the answer: the request is pending again, and the pending notification isn't sent. */
export async function undoDecision(ctx: MemberContext, { participantId }: UndoDecisionInput): Promise<Participation> {
  const { undone, changed } = await ctx.db.transaction(async (tx) => {
    const { teeTime, request } = await lockOwnRequest(tx, ctx.viewer, participantId);
    const { status, userId, isApart } = request;
    if (status !== "pending") {
      const now = ctx.clock.now();
      assertToCome(teeTime, now);
      if (isApart) throw fail("undoTooLate");
      const fresh = gt(teeTimeParticipants.updatedAt, secondsAgo(UNDO_SECONDS));
      const [row] = await tx
        .update(teeTimeParticipants)
        .set({ status: "pending", ...startAnswerClock(teeTime, now), ...withoutFreshAnswer(teeTimeParticipants) })
        .where(and(eq(teeTimeParticipants.id, participantId), fresh))
        .returning({ id: teeTimeParticipants.id });
      if (!row) throw fail("undoTooLate");
      await assertNotRemoved(tx, {
        teeTimeId: teeTime.id,
        recipientId: userId,
        since: toTimestamp(instantOf(request.updatedAt)),
      });
      await dropUntrueForGolfer(tx, { teeTimeId: teeTime.id, userId, now: "pending" });
      await excuseNoLonger(tx, { requestId: participantId });
      if (status === "confirmed") await recordMembership(tx, { teeTimeId: teeTime.id, userId, type: "member_left" });
    }
    return { undone: await getParticipation(tx, ctx, participantId), changed: status !== "pending" };
  });
  if (changed) await publishChange(ctx, undone.teeTimeId, "spots");
  return undone;
}
