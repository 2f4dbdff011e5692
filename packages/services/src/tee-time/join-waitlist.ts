import { teeTimeParticipants } from "@fourball/db/schema/index";
import type { JoinTeeTimeInput, Participation } from "@fourball/domain/participation/schema";
import { assertMayStandInLine } from "@fourball/domain/tee-time/spots";
import { holdAccount } from "../access/hold-account.ts";
import { lockVisibleTeeTime } from "../access/lock-tee-time.ts";
import { tellChange } from "../live/tell-change.ts";
import { getParticipation } from "../participation/get-participation.ts";
import type { MemberContext } from "../service-context.ts";

/** Stands in line for a full game. The host is not asked yet, and nobody's time runs. */
export async function joinWaitlist(ctx: MemberContext, { teeTimeId, message, invite }: JoinTeeTimeInput): Promise<Participation> {
  const participation = await ctx.db.transaction(async (tx) => {
    await holdAccount(tx, ctx.viewer);
    const { teeTime, existing } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId, invite);
    const now = ctx.clock.now();
    assertMayStandInLine(ctx.viewer.id, teeTime, existing?.status, now);
    await ctx.limiter.spend("joining", ctx.viewer.id);
    const waitlistedAt = new Date(now.epochMilliseconds);
    const [inLine] = await tx
      .insert(teeTimeParticipants)
      .values({ teeTimeId, userId: ctx.viewer.id, message: message || null, waitlistedAt })
      .returning({ id: teeTimeParticipants.id });
    if (!inLine) throw new Error("an insert returned no row");
    return getParticipation(tx, ctx.viewer, inLine.id);
  });
  await tellChange(ctx, teeTimeId, "seats");
  return participation;
}
