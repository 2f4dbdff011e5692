import { teeTimeParticipants } from "@fourball/db/schema/index";
import type { JoinTeeTimeInput, Participation } from "@fourball/domain/participation/schema";
import { assertMayJoin } from "@fourball/domain/tee-time/spots";
import { holdAccount } from "../access/hold-account.ts";
import { lockVisibleTeeTime } from "../access/lock-tee-time.ts";
import { tellChange } from "../live/tell-change.ts";
import { noteNews, placeOf } from "../notification/note-news.ts";
import { startAnswerClock } from "../participation/answer-due.ts";
import { getParticipation } from "../participation/get-participation.ts";
import type { MemberContext } from "../service-context.ts";

export async function joinTeeTime(ctx: MemberContext, { teeTimeId, message, invite }: JoinTeeTimeInput): Promise<Participation> {
  const participation = await ctx.db.transaction(async (tx) => {
    await holdAccount(tx, ctx.viewer);
    const { teeTime, existing } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId, invite);
    const now = ctx.clock.now();
    assertMayJoin(ctx.viewer.id, teeTime, existing?.status, now);
    await ctx.limiter.spend("joining", ctx.viewer.id);
    const [asked] = await tx
      .insert(teeTimeParticipants)
      .values({ teeTimeId, userId: ctx.viewer.id, message: message || null, ...(await startAnswerClock(tx, teeTime, now)) })
      .returning({ id: teeTimeParticipants.id })
      .prepare("ask_to_join")
      .execute();
    if (!asked) throw new Error("an insert returned no row");
    const news = {
      kind: "join-requested" as const,
      participantId: asked.id,
      golferId: ctx.viewer.id,
      ...(await placeOf(tx, teeTime)),
    };
    await noteNews(tx, teeTimeId, [teeTime.hostId], news);
    return getParticipation(tx, ctx.viewer, asked.id);
  });
  await tellChange(ctx, teeTimeId, "seats");
  return participation;
}
