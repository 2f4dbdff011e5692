import { teeTimeParticipants } from "@fourball/db/schema/index";
import { type JoinWaitlistInput, type Participation, participation } from "@fourball/domain/participation/schema";
import { assertMayJoinWaitlist } from "@fourball/domain/tee-time/spots";
import { lockActiveAccount } from "../../../core/access/lock-active-account.ts";
import { lockVisibleTeeTime } from "../../../core/access/lock-tee-time.ts";
import { once } from "../../../core/once.ts";
import { publishChange } from "../../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../../core/service-context.ts";
import { getParticipation } from "../../participation/get-participation.ts";
import { hurryRegulars } from "../../participation/hurry-regulars.ts";

/** Joins the waitlist of a full game. The host isn't asked yet, and no answer clock starts. */
export async function joinWaitlist(ctx: MemberContext, input: JoinWaitlistInput): Promise<Participation> {
  const { teeTimeId, message, invite } = input;
  const joined = await once(ctx, { call: "teeTime.joinWaitlist", input, answer: participation }, async (tx) => {
    await lockActiveAccount(tx, ctx.viewer);
    const { teeTime, existing } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId, invite);
    const now = ctx.clock.now();
    assertMayJoinWaitlist(ctx.viewer.id, teeTime, existing?.status, now);
    await ctx.limiter.spend("joining", ctx.viewer.id);
    const waitlistedAt = new Date(now.epochMilliseconds);
    const [inLine] = await tx
      .insert(teeTimeParticipants)
      .values({ teeTimeId, userId: ctx.viewer.id, message: message || null, waitlistedAt })
      .returning({ id: teeTimeParticipants.id });
    if (!inLine) throw new Error("an insert returned no row");
    await hurryRegulars(tx, teeTime, now);
    return getParticipation(tx, ctx, inLine.id);
  });
  await publishChange(ctx, teeTimeId, "spots");
  return joined;
}
