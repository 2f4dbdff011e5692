import { conflict, notFound } from "@fourball/domain/failure";
import type { OpenTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { assertActive, assertNotStarted } from "@fourball/domain/tee-time/spots";
import { lockVisibleTeeTime } from "../access/lock-tee-time.ts";
import { tellChange } from "../live/tell-change.ts";
import type { MemberContext } from "../service-context.ts";
import { leaveGame } from "./leave-game.ts";

/** The host is told. A declined request stays, so that asking again stays refused. */
export async function withdrawFromTeeTime(ctx: MemberContext, { teeTimeId }: OpenTeeTimeInput): Promise<{ teeTimeId: string }> {
  await ctx.db.transaction(async (tx) => {
    const { teeTime, existing } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId);
    if (!existing) throw notFound("Request not found");
    if (existing.status === "declined") throw conflict("Your request was declined");
    assertActive(teeTime);
    const now = ctx.clock.now();
    assertNotStarted(teeTime, now);
    await leaveGame(tx, teeTime, { ...existing, userId: ctx.viewer.id, now });
  });
  await tellChange(ctx, teeTimeId, "seats", { alsoTo: ctx.viewer.id });
  return { teeTimeId };
}
