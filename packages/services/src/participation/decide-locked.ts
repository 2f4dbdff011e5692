import type { Tx } from "@fourball/db/client";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { Decision, ParticipantStatus } from "@fourball/domain/participation/constants";
import { eq, sql } from "drizzle-orm";
import type { LockedRequest } from "../access/lock-own-request.ts";
import type { LockedTeeTime } from "../access/lock-tee-time.ts";
import { excuseRefilled } from "../attendance/excuse-withdrawals.ts";
import { forgetArrival } from "../attendance/forget-arrivals.ts";
import { recordMembership } from "../chat/record-membership.ts";
import { dropAnswered } from "../notification/drop-untrue.ts";
import { enqueueNotifications, roundOf } from "../notification/enqueue-notifications.ts";
import { offerOpenSpots } from "../tee-time/waitlist/offer-open-spots.ts";
import { firstAnswer } from "./answered-at.ts";
import { keepTeeTimeOfDeclined } from "./participation-query.ts";

/** Gives a request in a locked game another status, with all that follows: notifications, chat, waitlist, calendars. */
export async function decideLocked(
  tx: Tx,
  { teeTime, request }: LockedRequest,
  status: Decision,
  now: Temporal.Instant,
): Promise<void> {
  // A golfer on the waitlist hasn't asked the host yet.
  const isAnswer = request.status === "pending" && !request.waitlistedAt;
  await tx
    .update(teeTimeParticipants)
    .set({
      status,
      waitlistedAt: null,
      offerExpiresAt: null,
      ...(isAnswer && firstAnswer(teeTimeParticipants)),
      ...(status === "confirmed" && { agreedAt: sql`clock_timestamp()` }),
    })
    .where(eq(teeTimeParticipants.id, request.id))
    .prepare("decide_request")
    .execute();
  // Calendars take a cancellation, and then the round again, only with a higher number.
  if (request.status !== "pending") await raiseCalendarSequence(tx, teeTime);
  if (status === "declined") {
    await keepTeeTimeOfDeclined(tx, request.id);
    await forgetArrival(tx, { teeTimeId: teeTime.id, userId: request.userId });
  }
  await enqueueNotifications(tx, teeTime.id, [request.userId], {
    kind: notificationsOf(request.status, status),
    ...roundOf(teeTime),
  });
  await dropAnswered(tx, { teeTimeId: teeTime.id, of: [request.userId] }, status);
  const line = lineOf(request.status, status);
  if (line) await recordMembership(tx, { teeTimeId: teeTime.id, userId: request.userId, type: line });
  if (status === "confirmed") await excuseRefilled(tx, { teeTimeId: teeTime.id, requestId: request.id });
  await offerOpenSpots(tx, teeTime, { now });
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
