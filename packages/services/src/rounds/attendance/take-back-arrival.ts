import { arrivals } from "@fourball/db/schema/index";
import { assertCanTakeBackArrival } from "@fourball/domain/attendance/arrival";
import type { GameArrivals } from "@fourball/domain/attendance/schema";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import { and, eq } from "drizzle-orm";
import { lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { requireChatAccess } from "../../core/access/require-chat-access.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { forgetArrival } from "../../games/attendance-record/forget-arrivals.ts";
import { getArrivals } from "./get-arrivals.ts";

/** For the minutes after a tap by mistake. Repeating it changes nothing. */
export async function takeBackArrival(ctx: MemberContext, { teeTimeId }: OpenTeeTimeInput): Promise<GameArrivals> {
  const own = { teeTimeId, userId: ctx.viewer.id };
  const answer = await ctx.db.transaction(async (tx) => {
    const teeTime = await lockTeeTime(tx, teeTimeId);
    await requireChatAccess(tx, ctx.viewer, teeTimeId);
    const [arrival] = await tx
      .select()
      .from(arrivals)
      .where(and(eq(arrivals.teeTimeId, teeTimeId), eq(arrivals.userId, ctx.viewer.id)));
    if (arrival) {
      const recordedAt = Temporal.Instant.fromEpochMilliseconds(arrival.recordedAt.getTime());
      assertCanTakeBackArrival(teeTime, { recordedAt, now: ctx.clock.now() });
      await forgetArrival(tx, own);
    }
    return getArrivals({ ...ctx, db: tx }, { teeTimeId });
  });
  await publishChange(ctx, teeTimeId, "spots", { isOfGroup: true });
  return answer;
}
