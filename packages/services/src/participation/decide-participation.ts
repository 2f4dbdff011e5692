import type { Tx } from "@fourball/db/client";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { conflict } from "@fourball/domain/failure";
import type { ParticipantStatus } from "@fourball/domain/participation/constants";
import { REQUEST_CHANGED } from "@fourball/domain/participation/constants";
import type { DecideParticipationInput, Participation } from "@fourball/domain/participation/schema";
import { assertActive, assertNotStarted, assertSpotLeft } from "@fourball/domain/tee-time/spots";
import { eq } from "drizzle-orm";
import { lockOwnRequest } from "../access/lock-own-request.ts";
import type { LockedTeeTime } from "../access/lock-tee-time.ts";
import { recordMembership } from "../chat/record-membership.ts";
import { dropAnswered } from "../notification/drop-untrue.ts";
import { enqueueNotifications, roundOf } from "../notification/enqueue-notifications.ts";
import { publishChange } from "../realtime/publish-change.ts";
import type { MemberContext } from "../service-context.ts";
import { offerOpenSpots } from "../tee-time/waitlist/offer-open-spots.ts";
import { firstAnswer } from "./answered-at.ts";
import { getParticipation } from "./get-participation.ts";
import { keepTeeTimeOfDeclined } from "./participation-query.ts";

/** The host approves, declines, removes or readmits. Repeating a decision changes nothing and sends nothing. */
export async function decideParticipation(
  ctx: MemberContext,
  { participantId, status, from }: DecideParticipationInput,
): Promise<Participation> {
  const { decided, changed } = await ctx.db.transaction(async (tx) => {
    const { teeTime, request } = await lockOwnRequest(tx, ctx.viewer, participantId);
    if (request.status !== status) {
      if (from && from !== request.status) throw conflict(REQUEST_CHANGED);
      assertActive(teeTime);
      const now = ctx.clock.now();
      assertNotStarted(teeTime, now);
      if (status === "confirmed") assertSpotLeft(teeTime);
      // A golfer on the waitlist hasn't asked the host yet.
      const isAnswer = request.status === "pending" && !request.waitlistedAt;
      await tx
        .update(teeTimeParticipants)
        .set({ status, waitlistedAt: null, offerExpiresAt: null, ...(isAnswer && firstAnswer(teeTimeParticipants)) })
        .where(eq(teeTimeParticipants.id, participantId))
        .prepare("decide_request")
        .execute();
      // Calendars take a cancellation, and then the round again, only with a higher number.
      if (request.status !== "pending") await raiseCalendarSequence(tx, teeTime);
      if (status === "declined") await keepTeeTimeOfDeclined(tx, participantId);
      await enqueueNotifications(tx, teeTime.id, [request.userId], {
        kind: notificationsOf(request.status, status),
        ...roundOf(teeTime),
      });
      await dropAnswered(tx, { teeTimeId: teeTime.id, of: [request.userId] }, status);
      const line = lineOf(request.status, status);
      if (line) await recordMembership(tx, { teeTimeId: teeTime.id, userId: request.userId, type: line });
      await offerOpenSpots(tx, teeTime, { now });
    }
    return { decided: await getParticipation(tx, ctx.viewer, participantId), changed: request.status !== status };
  });
  if (changed) await publishChange(ctx, decided.teeTimeId, "seats", { alsoTo: decided.userId });
  return decided;
}

async function raiseCalendarSequence(tx: Tx, { id, calendarSequence }: LockedTeeTime): Promise<void> {
  await tx
    .update(teeTimes)
    .set({ calendarSequence: calendarSequence + 1 })
    .where(eq(teeTimes.id, id));
}

function lineOf(before: ParticipantStatus, after: ParticipantStatus): "member_joined" | "member_left" | undefined {
  if (after === "confirmed") return "member_joined";
  return before === "confirmed" ? "member_left" : undefined;
}

function notificationsOf(before: ParticipantStatus, after: ParticipantStatus): "join-approved" | "join-declined" | "removed" {
  if (after === "confirmed") return "join-approved";
  return before === "confirmed" ? "removed" : "join-declined";
}
