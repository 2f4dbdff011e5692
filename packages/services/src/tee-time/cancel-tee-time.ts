import { teeTimes } from "@fourball/db/schema/index";
import type { CancelTeeTimeInput, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { assertNotStarted } from "@fourball/domain/tee-time/spots";
import { eq } from "drizzle-orm";
import { lockVisibleTeeTime } from "../access/lock-tee-time.ts";
import { requireHost } from "../access/require-host.ts";
import { concerned, noteNews, placeOf } from "../notification/note-news.ts";
import type { MemberContext } from "../service-context.ts";
import { getTeeTime } from "./get-tee-time.ts";

/** The row, its chat and its people are kept; only its status changes. Cancelling again changes and tells nothing. */
export async function cancelTeeTime(ctx: MemberContext, { teeTimeId, reason }: CancelTeeTimeInput): Promise<TeeTimeDetail> {
  await ctx.db.transaction(async (tx) => {
    const { teeTime } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId);
    requireHost(ctx.viewer, teeTime);
    if (teeTime.status === "cancelled") return;
    assertNotStarted(teeTime, ctx.clock.now());
    const cancelReason = reason || null;
    await tx.update(teeTimes).set({ status: "cancelled", cancelReason }).where(eq(teeTimes.id, teeTimeId));
    const news = {
      kind: "tee-time-cancelled" as const,
      reason: cancelReason,
      ...(await placeOf(tx, teeTime)),
    };
    await noteNews(tx, teeTimeId, await concerned(tx, teeTimeId), news);
  });
  return getTeeTime(ctx, { teeTimeId });
}
