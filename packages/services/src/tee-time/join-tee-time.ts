import { teeTimeParticipants } from "@fourball/db/schema/index";
import type { JoinTeeTimeInput, Participation } from "@fourball/domain/participation/schema";
import { assertMayJoin } from "@fourball/domain/tee-time/spots";
import { lockVisibleTeeTime } from "../access/lock-tee-time.ts";
import { noteNews, placeOf } from "../notification/note-news.ts";
import { getParticipation } from "../participation/get-participation.ts";
import type { MemberContext } from "../service-context.ts";

export async function joinTeeTime(ctx: MemberContext, { teeTimeId, message, invite }: JoinTeeTimeInput): Promise<Participation> {
  return ctx.db.transaction(async (tx) => {
    const { teeTime, existing } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId, invite);
    assertMayJoin(ctx.viewer.id, teeTime, existing?.status, ctx.clock.now());
    await ctx.limiter.spend("joining", ctx.viewer.id);
    const [asked] = await tx
      .insert(teeTimeParticipants)
      .values({ teeTimeId, userId: ctx.viewer.id, message: message || null })
      .returning({ id: teeTimeParticipants.id })
      .prepare("ask_to_join")
      .execute();
    if (!asked) throw new Error("an insert returned no row");
    const news = {
      kind: "join-requested" as const,
      participantId: asked.id,
      ...(await placeOf(tx, teeTime)),
    };
    await noteNews(tx, teeTimeId, [teeTime.hostId], news);
    return getParticipation(tx, ctx.viewer, asked.id);
  });
}
