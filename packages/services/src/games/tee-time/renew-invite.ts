import { teeTimes } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { assertActive } from "@fourball/domain/tee-time/spots";
import { eq } from "drizzle-orm";
import { lockHostedTeeTime } from "../../core/access/require-host.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { newInvite } from "../../core/token/invite-token.ts";
import { getTeeTime } from "./get-tee-time.ts";

/** Gives an unlisted game a new link; the old one stops working. */
export async function renewInvite(ctx: MemberContext, { teeTimeId }: OpenTeeTimeInput): Promise<TeeTimeDetail> {
  return ctx.db.transaction(async (tx) => {
    const teeTime = await lockHostedTeeTime(tx, ctx.viewer, teeTimeId);
    assertActive(teeTime);
    if (teeTime.isPublic) throw fail("inviteNotNeeded");
    await tx.update(teeTimes).set(newInvite(teeTime)).where(eq(teeTimes.id, teeTimeId));
    return getTeeTime({ ...ctx, db: tx }, { teeTimeId });
  });
}
