import { conflict } from "@fourball/domain/failure";
import { REQUEST_CHANGED } from "@fourball/domain/participation/constants";
import type { DecideParticipationInput, Participation } from "@fourball/domain/participation/schema";
import { assertActive, assertNotStarted, assertSpotLeft } from "@fourball/domain/tee-time/spots";
import { lockOwnRequest } from "../access/lock-own-request.ts";
import { areApart } from "../block/are-apart.ts";
import { publishChange } from "../realtime/publish-change.ts";
import type { MemberContext } from "../service-context.ts";
import { decideLocked } from "./decide-locked.ts";
import { getParticipation } from "./get-participation.ts";

/** The host approves, declines, removes or readmits. Repeating a decision changes nothing and sends nothing. */
export async function decideParticipation(
  ctx: MemberContext,
  { participantId, status, from }: DecideParticipationInput,
): Promise<Participation> {
  const { decided, changed } = await ctx.db.transaction(async (tx) => {
    const { teeTime, request } = await lockOwnRequest(tx, ctx.viewer, participantId);
    if (request.status !== status) {
      if (from && from !== request.status) throw conflict(REQUEST_CHANGED);
      // The golfer knows the game as it was when declined, and must not learn more of it.
      if (status === "confirmed" && (await areApart(tx, ctx.viewer.id, request.userId))) throw conflict(REQUEST_CHANGED);
      assertActive(teeTime);
      const now = ctx.clock.now();
      assertNotStarted(teeTime, now);
      if (status === "confirmed") assertSpotLeft(teeTime);
      await decideLocked(tx, { teeTime, request }, status, now);
    }
    return { decided: await getParticipation(tx, ctx.viewer, participantId), changed: request.status !== status };
  });
  if (changed) await publishChange(ctx, decided.teeTimeId, "seats", { alsoTo: [decided.userId] });
  return decided;
}
