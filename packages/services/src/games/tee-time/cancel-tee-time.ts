import type { CancelTeeTimeInput, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { assertNotStarted } from "@fourball/domain/tee-time/spots";
import { lockHostedTeeTime } from "../../core/access/require-host.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { getTeeTime } from "./get-tee-time.ts";
import { markCancelled } from "./mark-cancelled.ts";

/** The row, its chat and its participants are kept; only the status changes. Cancelling again changes nothing and sends nothing. */
export async function cancelTeeTime(ctx: MemberContext, { teeTimeId, reason }: CancelTeeTimeInput): Promise<TeeTimeDetail> {
  const { cancelled, wasActive } = await ctx.db.transaction(async (tx) => {
    const teeTime = await lockHostedTeeTime(tx, ctx.viewer, teeTimeId);
    const wasActive = teeTime.status !== "cancelled";
    if (wasActive) {
      assertNotStarted(teeTime, ctx.clock.now());
      await markCancelled(tx, teeTime, reason || null);
    }
    return { cancelled: await getTeeTime({ ...ctx, db: tx }, { teeTimeId }), wasActive };
  });
  if (wasActive) await publishChange(ctx, teeTimeId, "cancelled");
  return cancelled;
}
