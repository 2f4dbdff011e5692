import { teeTimeParticipants } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { DropFriendInput, Participation } from "@fourball/domain/participation/schema";
import { assertToCome } from "@fourball/domain/tee-time/spots";
import { eq } from "drizzle-orm";
import { lockVisibleTeeTime } from "../../core/access/lock-tee-time.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { getParticipation } from "../participation/get-participation.ts";
import { offerOpenSpots } from "../participation/offer-open-spots.ts";

/** A friend whom the viewer would bring can't come. The host of a confirmed golfer is notified: a spot is open again. */
export async function dropFriend(ctx: MemberContext, { teeTimeId, friend }: DropFriendInput): Promise<Participation> {
  const dropped = await ctx.db.transaction(async (tx) => {
    const { teeTime, existing } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId);
    if (!existing) throw fail("requestNotFound");
    if (existing.status === "declined") throw fail("requestDeclined");
    const now = ctx.clock.now();
    assertToCome(teeTime, now);
    const friends = without(existing.friends, friend);
    // Not a change of the host's answer, which can be undone for a while.
    const { updatedAt } = teeTimeParticipants;
    await tx.update(teeTimeParticipants).set({ friends, updatedAt }).where(eq(teeTimeParticipants.id, existing.id));
    if (existing.status === "confirmed") {
      const content = { kind: "friend-dropped" as const, golferId: ctx.viewer.id, friends: friends.length, ...roundOf(teeTime) };
      await enqueueNotifications(tx, teeTimeId, [teeTime.hostId], content);
    }
    await offerOpenSpots(tx, teeTime, { now });
    return getParticipation(tx, ctx, existing.id);
  });
  await publishChange(ctx, teeTimeId, "spots");
  return dropped;
}

/** Two friends can have the same name: the first of them. */
function without(friends: string[], friend: string): string[] {
  const index = friends.indexOf(friend);
  if (index < 0) throw fail("friendGone");
  return friends.toSpliced(index, 1);
}
