import { teeTimeParticipants } from "@fourball/db/schema/index";
import { type JoinTeeTimeInput, type Participation, participation } from "@fourball/domain/participation/schema";
import { assertMayJoin, assertRoomForFriends } from "@fourball/domain/tee-time/spots";
import { lockActiveAccount } from "../access/lock-active-account.ts";
import { lockVisibleTeeTime } from "../access/lock-tee-time.ts";
import { once } from "../idempotency/once.ts";
import { enqueueNotifications, roundOf } from "../notification/enqueue-notifications.ts";
import { startAnswerClock } from "../participation/answer-due.ts";
import { getParticipation } from "../participation/get-participation.ts";
import { publishChange } from "../realtime/publish-change.ts";
import type { MemberContext } from "../service-context.ts";

export async function joinTeeTime(ctx: MemberContext, input: JoinTeeTimeInput): Promise<Participation> {
  const { teeTimeId, message, friends = [], invite } = input;
  const joined = await once(ctx, { call: "teeTime.join", input, answer: participation }, async (tx) => {
    await lockActiveAccount(tx, ctx.viewer);
    const { teeTime, existing } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId, invite);
    const now = ctx.clock.now();
    assertMayJoin(ctx.viewer.id, teeTime, existing?.status, now);
    assertRoomForFriends(teeTime, friends);
    await ctx.limiter.spend("joining", ctx.viewer.id);
    const [asked] = await tx
      .insert(teeTimeParticipants)
      .values({ teeTimeId, userId: ctx.viewer.id, message: message || null, friends, ...startAnswerClock(teeTime, now) })
      .returning({ id: teeTimeParticipants.id })
      .prepare("ask_to_join")
      .execute();
    if (!asked) throw new Error("an insert returned no row");
    const content = {
      kind: "join-requested" as const,
      participantId: asked.id,
      golferId: ctx.viewer.id,
      ...roundOf(teeTime),
    };
    await enqueueNotifications(tx, teeTimeId, [teeTime.hostId], content);
    return getParticipation(tx, ctx, asked.id);
  });
  await publishChange(ctx, teeTimeId, "seats");
  return joined;
}
