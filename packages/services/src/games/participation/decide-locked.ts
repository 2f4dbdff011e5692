import type { Tx } from "@fourball/db/client";
import { pipelined } from "@fourball/db/pipelined";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { prepareStatement } from "@fourball/db/select/prepare-select";
import type { Decision } from "@fourball/domain/participation/constants";
import type { ParticipantStatus } from "@fourball/domain/tee-time/constants";
import { sql } from "drizzle-orm";
import { recordMembership } from "../../chat/record-membership.ts";
import type { LockedRequest } from "../../core/access/lock-own-request.ts";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { dropAnswered } from "../../notification/drop-untrue.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { excuseRefilled } from "../attendance-record/excuse-withdrawals.ts";
import { forgetArrival } from "../attendance-record/forget-arrivals.ts";
import { firstAnswer } from "./answered-at.ts";
import { offerOpenSpots } from "./offer-open-spots.ts";
import { keepTeeTimeOfDeclined } from "./participation-query.ts";

type Locked = { teeTime: LockedTeeTime; request: Pick<LockedRequest["request"], "id" | "userId" | "status" | "waitlistedAt"> };

const value = sql.placeholder;
const status = sql`${value("status")}::text`;
const decide =
  prepareStatement(sql`update ${teeTimeParticipants} set status = ${status}, waitlisted_at = null, offer_expires_at = null,
  answered_at = case when ${value("isAnswer")}::boolean then ${firstAnswer(teeTimeParticipants).answeredAt} else answered_at end,
  agreed_at = case when ${status} = 'confirmed' then clock_timestamp() else agreed_at end, updated_at = clock_timestamp()
  where ${teeTimeParticipants.id} = ${value("id")}::uuid`);

/** Gives a request in a locked game another status, with all that follows: notifications, chat, waitlist, calendars. */
export async function decideLocked(
  tx: Tx,
  { teeTime, request: { id, userId, ...before } }: Locked,
  status: Decision,
  now: Temporal.Instant,
): Promise<void> {
  const teeTimeId = teeTime.id;
  // A golfer on the waitlist hasn't asked the host yet.
  const isAnswer = before.status === "pending" && !before.waitlistedAt;
  const content = { kind: notificationsOf(before.status, status), ...roundOf(teeTime) };
  const line = lineOf(before.status, status);
  // Others wait for the lock.
  await pipelined(
    decide(tx, { id, status, isAnswer }),
    // Calendars take a cancellation, and then the round again, only with a higher number.
    before.status === "pending" ? undefined : raiseCalendarSequence(tx, { teeTimeId }),
    status === "declined" ? keepTeeTimeOfDeclined(tx, id) : excuseRefilled(tx, { teeTimeId, requestId: id }),
    enqueueNotifications(tx, teeTimeId, [userId], content),
    dropAnswered(tx, { teeTimeId, of: [userId] }, status),
    line && recordMembership(tx, { teeTimeId, userId, type: line }),
  );
  if (status === "declined") await forgetArrival(tx, { teeTimeId, userId });
  await offerOpenSpots(tx, teeTime, { now });
}

const raiseCalendarSequence = prepareStatement(sql`
  update ${teeTimes} set calendar_sequence = calendar_sequence + 1, updated_at = clock_timestamp()
  where ${teeTimes.id} = ${value("teeTimeId")}::uuid`);

function lineOf(before: ParticipantStatus, after: ParticipantStatus): "member_joined" | "member_left" | undefined {
  if (after === "confirmed") return "member_joined";
  return before === "confirmed" ? "member_left" : undefined;
}

function notificationsOf(before: ParticipantStatus, after: ParticipantStatus): "join-approved" | "join-declined" | "removed" {
  if (after === "confirmed") return "join-approved";
  return before === "confirmed" ? "removed" : "join-declined";
}
