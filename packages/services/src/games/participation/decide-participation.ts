import { fail } from "@fourball/domain/failure";
import type { DecideParticipationInput } from "@fourball/domain/inputs";
import { type Participation, participation } from "@fourball/domain/participation/schema";
import { assertSpotsLeft, assertToCome, spotsFor } from "@fourball/domain/tee-time/spots";
import { lockOwnRequest } from "../../core/access/lock-own-request.ts";
import { once } from "../../core/once.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { decideLocked } from "./decide-locked.ts";
import { getParticipation } from "./get-participation.ts";

/** The host approves, declines, removes or readmits. Repeating a decision changes nothing and sends nothing. */
export async function decideParticipation(ctx: MemberContext, input: DecideParticipationInput): Promise<Participation> {
  const { participantId, status, from } = input;
  let isUnchanged = false;
  const decided = await once(ctx, { call: "participation.decide", input, answer: participation }, async (tx) => {
    const { teeTime, request } = await lockOwnRequest(tx, ctx.viewer, participantId);
    isUnchanged = request.status === status;
    if (!isUnchanged) {
      if (from && from !== request.status) throw fail("requestChanged");
      // The golfer knows the game as it was when declined, and must not learn more of it.
      if (status === "confirmed" && request.isApart) throw fail("requestChanged");
      const now = ctx.clock.now();
      assertToCome(teeTime, now);
      if (status === "confirmed") assertSpotsLeft(spotsFor(teeTime, request), request);
      await decideLocked(tx, { teeTime, request }, status, now);
    }
    return getParticipation(tx, ctx, participantId);
  });
  if (!isUnchanged) await publishChange(ctx, decided.teeTimeId, "spots", { alsoTo: [decided.userId] });
  return decided;
}
