import { toTimestamp } from "@fourball/db/instants";
import { clock } from "@fourball/db/schema/columns";
import { teeTimeParticipants } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { ConfirmPlayingInput, Participation } from "@fourball/domain/participation/schema";
import { assertToCome } from "@fourball/domain/tee-time/spots";
import { eq } from "drizzle-orm";
import { lockVisibleTeeTime } from "../../core/access/lock-tee-time.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { dropAnsweredQuestion } from "../../notification/drop-answered-question.ts";
import { getParticipation } from "./get-participation.ts";

/** For confirmed players, until tee-off. Saying yes again changes nothing; a game that moves is asked about again. */
export async function confirmPlaying(ctx: MemberContext, { teeTimeId }: ConfirmPlayingInput): Promise<Participation> {
  const confirmed = await ctx.db.transaction(async (tx) => {
    const { teeTime, existing } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId);
    if (!existing) throw fail("requestNotFound");
    if (existing.status !== "confirmed") throw fail("spotMissing");
    assertToCome(teeTime, ctx.clock.now());
    await tx
      .update(teeTimeParticipants)
      .set({ playingConfirmedFor: toTimestamp(teeTime.teeOffAt), agreedAt: clock })
      .where(eq(teeTimeParticipants.id, existing.id));
    await dropAnsweredQuestion(tx, { teeTimeId, golferId: ctx.viewer.id, kinds: ["still-playing"] });
    return getParticipation(tx, ctx, existing.id);
  });
  await publishChange(ctx, teeTimeId, "spots");
  return confirmed;
}
