import { conflict, notFound } from "@fourball/domain/failure";
import type { OpenTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { assertActive, assertNotStarted } from "@fourball/domain/tee-time/spots";
import { lockVisibleTeeTime } from "../access/lock-tee-time.ts";
import { publishChange } from "../realtime/publish-change.ts";
import type { MemberContext } from "../service-context.ts";
import { leaveGame } from "./leave-game.ts";

/** The host is notified. A declined request stays, so that requesting again is refused. */
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
  await publishChange(ctx, teeTimeId, "seats", { alsoTo: [ctx.viewer.id] });
  return { teeTimeId };
}
