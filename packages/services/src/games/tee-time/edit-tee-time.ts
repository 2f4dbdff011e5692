import type { EditTeeTimeInput, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { assertToCome } from "@fourball/domain/tee-time/spots";
import { lockHostedTeeTime } from "../../core/access/require-host.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { changeLockedTeeTime } from "./change-locked-tee-time.ts";
import { getTeeTime } from "./get-tee-time.ts";

/** Host only, before tee-off. All participants are notified of a new date, time or course. */
export async function editTeeTime(ctx: MemberContext, { teeTimeId, ...changes }: EditTeeTimeInput): Promise<TeeTimeDetail> {
  const { edited, wasPublic } = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const teeTime = await lockHostedTeeTime(tx, ctx.viewer, teeTimeId);
    assertToCome(teeTime, now);
    await changeLockedTeeTime(tx, teeTime, changes, now);
    return { edited: await getTeeTime({ ...ctx, db: tx }, { teeTimeId }), wasPublic: teeTime.isPublic };
  });
  await publishChange(ctx, teeTimeId, "edited", { wasPublic });
  return edited;
}
