import type { Tx } from "@fourball/db/client";
import { notificationDeliveries, notifications, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { NotificationContent, NotificationKind } from "@fourball/domain/notification/content";
import { and, desc, eq, exists, gte, isNotNull, not, or, sql } from "drizzle-orm";
import type { LockedTeeTime } from "../core/access/lock-tee-time.ts";
import { enqueueNotifications, roundOf } from "./enqueue-notifications.ts";
import { hasKind } from "./has-kind.ts";

/** Their mails add a round to the calendar of a golfer who plays it, or change it there. */
export const CALENDAR_KINDS: readonly NotificationKind[] = [
  "join-approved",
  "tee-time-edited",
  "tee-time-cancelled",
  "host-handed-over",
];
/** Their mails cancel it there for a golfer who is out of the game. */
const CANCELLING_KINDS: readonly NotificationKind[] = ["removed", "change-left", "left-game"];

/** Calendars take a cancellation, and the round again, only with a higher number: this leaves one in between for the first. */
export async function raiseForCancellation(tx: Tx, { id }: LockedTeeTime): Promise<void> {
  const calendarSequence = sql`${teeTimes.calendarSequence} + 2`;
  await tx.update(teeTimes).set({ calendarSequence }).where(eq(teeTimes.id, id));
}

/**
 * For a golfer who leaves a locked game by themselves, before their request is gone: if the last mail for their calendar
 * had the round, another one cancels it there.
 */
export async function cancelInCalendar(tx: Tx, teeTime: LockedTeeTime, golferId: string): Promise<void> {
  const latest = await latestForCalendar(tx, teeTime.id, golferId);
  if (!latest || CANCELLING_KINDS.includes(latest.kind)) return;
  await raiseForCancellation(tx, teeTime);
  await enqueueNotifications(tx, teeTime.id, [golferId], { kind: "left-game", ...roundOf(teeTime) });
}

/** The last mail of a golfer that added the round, changed or cancelled it. */
async function latestForCalendar(tx: Tx, teeTimeId: string, golferId: string): Promise<NotificationContent | undefined> {
  const { notificationId, channel, state, sentAt } = notificationDeliveries;
  const { content, recipientId } = notifications;
  const { id, userId, status, playingConfirmedFor, agreedAt } = teeTimeParticipants;
  // Playing is confirmed the day before only, and agrees to the game anew.
  const hasAgreed = or(isNotNull(playingConfirmedFor), gte(sentAt, sql`coalesce(${agreedAt}, '-infinity')`));
  const isPlaying = and(eq(teeTimeParticipants.teeTimeId, teeTimeId), eq(userId, golferId), eq(status, "confirmed"));
  const playing = tx.select({ id }).from(teeTimeParticipants).where(and(isPlaying, hasAgreed));
  // A change is mailed to golfers who wait for an answer too, without the round.
  const hadRound = or(not(hasKind(notifications, ["tee-time-edited"])), exists(playing));
  const [latest] = await tx
    .select({ content })
    .from(notifications)
    .innerJoin(notificationDeliveries, eq(notificationId, notifications.id))
    .where(
      and(
        eq(recipientId, golferId),
        eq(notifications.teeTimeId, teeTimeId),
        eq(channel, "email"),
        eq(state, "sent"),
        hasKind(notifications, [...CALENDAR_KINDS, ...CANCELLING_KINDS]),
        hadRound,
      ),
    )
    .orderBy(desc(sentAt))
    .limit(1);
  return latest?.content;
}
