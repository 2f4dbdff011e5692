import { fail } from "@fourball/domain/failure";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { assertActive } from "@fourball/domain/tee-time/spots";
import { lockHostedTeeTime } from "../../core/access/require-host.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { markOpen } from "../head-start/open-to-all.ts";
import { getTeeTime } from "./get-tee-time.ts";

/** The host ends a head start early. Repeating it changes nothing. */
export async function openNow(ctx: MemberContext, { teeTimeId }: OpenTeeTimeInput): Promise<TeeTimeDetail> {
  const opened = await ctx.db.transaction(async (tx) => {
    const teeTime = await lockHostedTeeTime(tx, ctx.viewer, teeTimeId);
    assertActive(teeTime);
    if (!teeTime.isPublic && !teeTime.opensToAllAt) throw fail("headStartMissing");
    if (teeTime.opensToAllAt) await markOpen(tx, teeTime);
    return getTeeTime({ ...ctx, db: tx }, { teeTimeId });
  });
  await publishChange(ctx, teeTimeId, "edited");
  return opened;
}
