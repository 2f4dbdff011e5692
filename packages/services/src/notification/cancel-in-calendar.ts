import type { Tx } from "@fourball/db/client";
import { notificationDeliveries, notifications, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { asBoolean } from "@fourball/db/select/expression";
import { prepareSelect, prepareStatement } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { NotificationKind } from "@fourball/domain/notification/content";
import { sql } from "drizzle-orm";
import type { LockedTeeTime } from "../core/access/lock-tee-time.ts";
import { enqueueNotifications, roundOf } from "./enqueue-notifications.ts";

/** Their mails add a round to the calendar of a golfer who plays it, or change it there. */
export const CALENDAR_KINDS: readonly NotificationKind[] = [
  "join-approved",
  "tee-time-edited",
  "tee-time-cancelled",
  "host-handed-over",
];
/** Their mails cancel it there for a golfer who is out of the game. */
const CANCELLING_KINDS: readonly NotificationKind[] = ["removed", "change-left", "left-game"];

const teeTimeId = sql`${sql.placeholder("teeTimeId")}::uuid`;
const golfer = sql`${sql.placeholder("golferId")}::uuid`;
const kind = sql`${notifications.content} ->> 'kind'`;

// A change is mailed to golfers who wait for an answer too, without the round. Playing is confirmed the day before only, and
// agrees to the game anew.
const hadRound = sql`(${kind} <> 'tee-time-edited' or exists (select 1 from ${teeTimeParticipants} p
  where p.tee_time_id = ${teeTimeId} and p.user_id = ${golfer} and p.status = 'confirmed'
    and (p.playing_confirmed_for is not null or ${notificationDeliveries.sentAt} >= coalesce(p.agreed_at, '-infinity'))))`;

const findLatest = prepareSelect(
  { isCancelled: asBoolean(sql`${kind} = any(${sql.placeholder("cancelling")}::text[])`) },
  from(notifications).join(notificationDeliveries, sql`${notificationDeliveries.notificationId} = ${notifications.id}`),
  sql`where ${notifications.recipientId} = ${golfer} and ${notifications.teeTimeId} = ${teeTimeId}
    and ${notificationDeliveries.channel} = 'email' and ${notificationDeliveries.state} = 'sent'
    and ${kind} = any(${sql.placeholder("kinds")}::text[]) and ${hadRound}
    order by ${notificationDeliveries.sentAt} desc limit 1`,
);

const raise = prepareStatement(sql`
  update ${teeTimes} set calendar_sequence = calendar_sequence + 2, updated_at = clock_timestamp() where ${teeTimes.id} = ${teeTimeId}`);

/** Calendars take a cancellation, and the round again, only with a higher number: this leaves one in between for the first. */
export const raiseForCancellation = (tx: Tx, { id }: LockedTeeTime): Promise<unknown> => raise(tx, { teeTimeId: id });

/**
 * For a golfer who leaves a locked game by themselves, before their request is gone: if the last mail for their calendar
 * had the round, another one cancels it there.
 */
export async function cancelInCalendar(tx: Tx, teeTime: LockedTeeTime, golferId: string): Promise<void> {
  const kinds = [...CALENDAR_KINDS, ...CANCELLING_KINDS];
  const [latest] = await findLatest(tx, { golferId, teeTimeId: teeTime.id, kinds, cancelling: CANCELLING_KINDS });
  if (!latest || latest.isCancelled) return;
  await raiseForCancellation(tx, teeTime);
  await enqueueNotifications(tx, teeTime.id, [golferId], { kind: "left-game", ...roundOf(teeTime) });
}
