import type { Tx } from "@fourball/db/client";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { HandOverInput } from "@fourball/domain/participation/schema";
import { assertToCome } from "@fourball/domain/tee-time/spots";
import { and, eq } from "drizzle-orm";
import { recordMembership } from "../../chat/record-membership.ts";
import { lockAccountIfActive } from "../../core/access/lock-active-account.ts";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { lockHostedTeeTime } from "../../core/access/require-host.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { cancelInCalendar } from "../../notification/cancel-in-calendar.ts";
import { dropAllOfHost } from "../../notification/drop-untrue.ts";
import { affectedGolferIds, enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { forgetArrival } from "../attendance-record/forget-arrivals.ts";
import { forgetAnswers } from "../participation/answered-at.ts";
import { offerOpenSpots } from "../participation/offer-open-spots.ts";
import { endFill } from "./fill-state.ts";

/** The host cannot come: a confirmed player is the host from now on, and the host's own spot opens. */
export async function handOver(ctx: MemberContext, { teeTimeId, participantId }: HandOverInput): Promise<{ teeTimeId: string }> {
  await ctx.db.transaction(async (tx) => {
    // The account first, in the order of locks; whether it is a player of this game is asked again under the game's lock.
    const successor = await confirmedPlayer(tx, participantId, teeTimeId);
    const isOpen = successor !== undefined && (await lockAccountIfActive(tx, successor.hostId));
    const teeTime = await lockHostedTeeTime(tx, ctx.viewer, teeTimeId);
    const now = ctx.clock.now();
    assertToCome(teeTime, now);
    const player = await confirmedPlayer(tx, participantId, teeTimeId);
    if (!isOpen || !player) throw fail("successorNotConfirmed");
    await changeHost(tx, teeTime, { participantId, ...player });
    // Whom to ask, and whether a yes is enough, was the choice of the host who leaves.
    await endFill(tx, teeTimeId, "stopped", now);
    await cancelInCalendar(tx, teeTime, ctx.viewer.id);
    await offerOpenSpots(tx, teeTime, { now });
  });
  await publishChange(ctx, teeTimeId, "edited", { alsoTo: [ctx.viewer.id] });
  return { teeTimeId };
}

type Successor = { hostId: string; friends: string[] };

async function confirmedPlayer(tx: Tx, participantId: string, teeTimeId: string): Promise<Successor | undefined> {
  const { id, status, userId, friends } = teeTimeParticipants;
  const ofGame = and(eq(id, participantId), eq(teeTimeParticipants.teeTimeId, teeTimeId), eq(status, "confirmed"));
  const [player] = await tx.select({ hostId: userId, friends }).from(teeTimeParticipants).where(ofGame);
  return player;
}

async function changeHost(
  tx: Tx,
  teeTime: LockedTeeTime,
  { participantId, hostId, friends }: Successor & { participantId: string },
): Promise<void> {
  await tx.delete(teeTimeParticipants).where(eq(teeTimeParticipants.id, participantId));
  await forgetAnswers(tx, teeTime.id);
  const calendarSequence = teeTime.calendarSequence + 1;
  // The new host has no request any more. The friends play beside the group, whose open spots are what they were, and one more.
  const totalSlots = teeTime.totalSlots - friends.length;
  await tx.update(teeTimes).set({ hostId, totalSlots, calendarSequence }).where(eq(teeTimes.id, teeTime.id));
  await forgetArrival(tx, { teeTimeId: teeTime.id, userId: teeTime.hostId });
  await recordMembership(tx, { teeTimeId: teeTime.id, userId: teeTime.hostId, type: "member_left" });
  const place = roundOf(teeTime);
  await dropAllOfHost(tx, teeTime.id, { hostId: teeTime.hostId, now: "withdrawn" });
  const content = { kind: "host-handed-over" as const, golferId: teeTime.hostId, friends: friends.length, ...place };
  await enqueueNotifications(tx, teeTime.id, [hostId], content);
  const others = await affectedGolferIds(tx, teeTime.id);
  await enqueueNotifications(tx, teeTime.id, others, { kind: "host-changed", golferId: hostId, ...place });
}
