import type { Tx } from "@fourball/db/client";
import { pipelined } from "@fourball/db/pipelined";
import { prepareOnce } from "@fourball/db/prepare-once";
import { clock } from "@fourball/db/schema/columns";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { Decision } from "@fourball/domain/participation/constants";
import type { ParticipantStatus } from "@fourball/domain/tee-time/constants";
import { eq, sql } from "drizzle-orm";
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

const decision = (status: Decision, { isAnswer }: { isAnswer: boolean }) =>
  prepareOnce((db) =>
    db
      .update(teeTimeParticipants)
      .set({
        status,
        waitlistedAt: null,
        offerExpiresAt: null,
        ...(isAnswer && firstAnswer(teeTimeParticipants)),
        ...(status === "confirmed" && { agreedAt: clock }),
      })
      .where(eq(teeTimeParticipants.id, sql.placeholder("id"))),
  );

const decide = {
  answer: { confirmed: decision("confirmed", { isAnswer: true }), declined: decision("declined", { isAnswer: true }) },
  change: { confirmed: decision("confirmed", { isAnswer: false }), declined: decision("declined", { isAnswer: false }) },
};

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
    decide[isAnswer ? "answer" : "change"][status](tx, { id }),
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

const raiseCalendarSequence = prepareOnce((db) =>
  db
    .update(teeTimes)
    .set({ calendarSequence: sql`${teeTimes.calendarSequence} + 1` })
    .where(eq(teeTimes.id, sql.placeholder("teeTimeId"))),
);

function lineOf(before: ParticipantStatus, after: ParticipantStatus): "member_joined" | "member_left" | undefined {
  if (after === "confirmed") return "member_joined";
  return before === "confirmed" ? "member_left" : undefined;
}

function notificationsOf(before: ParticipantStatus, after: ParticipantStatus): "join-approved" | "join-declined" | "removed" {
  if (after === "confirmed") return "join-approved";
  return before === "confirmed" ? "removed" : "join-declined";
}
