import { type ClaimedSpot, claimedSpot, type OpenGuestRequestInput } from "@fourball/domain/guest/schema";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { once } from "../../core/once.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { requireGuestLink } from "../../core/token/guest-token.ts";
import { takeSpot } from "./take-spot.ts";

/** A golfer who has an account takes the spot that they asked for as a guest. Everyone who has the link may. */
export async function keepSpot(ctx: MemberContext, input: OpenGuestRequestInput): Promise<ClaimedSpot> {
  const { guestRequestId } = input;
  const { id: golferId } = ctx.viewer;
  await requireGuestLink(ctx.db, input);
  const call = { call: "guest.keepSpot", input: { guestRequestId }, answer: claimedSpot } as const;
  const kept = await once(ctx, call, async (tx) => {
    await lockActiveAccount(tx, ctx.viewer);
    await ctx.limiter.spend("joining", golferId);
    return takeSpot(tx, { guestRequestId, golferId, now: ctx.clock.now() });
  });
  await publishChange(ctx, kept.teeTimeId, "spots");
  return kept;
}
