import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { teeTimes } from "@fourball/db/schema/index";
import type { RoundAttendance } from "@fourball/domain/attendance/schema";
import { assertCanMark } from "@fourball/domain/attendance/windows";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import { and, eq, isNull } from "drizzle-orm";
import { lockHostedTeeTime } from "../../core/access/require-host.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { readRound } from "./get-round-attendance.ts";
import { settleRound } from "./lock-round.ts";

/**
 * The host says that everyone came, so that the question ends on each of their devices. It can still be said afterwards that a
 * player didn't. Saying it again changes nothing.
 */
export async function sayEveryoneCame(ctx: MemberContext, { teeTimeId }: OpenTeeTimeInput): Promise<RoundAttendance> {
  await settleRound(ctx, teeTimeId);
  const now = ctx.clock.now();
  const answer = await ctx.db.transaction(async (tx) => {
    const teeTime = await lockHostedTeeTime(tx, ctx.viewer, teeTimeId);
    assertCanMark(teeTime, now);
    await noteAttendanceSaid(tx, teeTimeId, now);
    return readRound({ ...ctx, db: tx }, teeTime);
  });
  await publishChange(ctx, teeTimeId, "spots", { isOfGroup: true });
  return answer;
}

/** The first word of a host counts; the row is locked by the caller. */
export async function noteAttendanceSaid(tx: Tx, teeTimeId: string, now: Temporal.Instant): Promise<void> {
  await tx
    .update(teeTimes)
    .set({ attendanceSaidAt: toTimestamp(now) })
    .where(and(eq(teeTimes.id, teeTimeId), isNull(teeTimes.attendanceSaidAt)));
}
