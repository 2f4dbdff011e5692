import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { NotificationKind } from "@fourball/domain/notification/content";
import type { Attachment } from "@fourball/domain/ports/mailer";
import { sql } from "drizzle-orm";
import { prepareRoundEvents, roundEventOfRow } from "../../calendar/round-event-query.ts";
import type { Claimed } from "./claim-deliveries.ts";
import type { DeliveryContext } from "./delivery.ts";

/** Notifications that add a round to a calendar or change it there. */
const CALENDAR_KINDS: ReadonlySet<NotificationKind> = new Set([
  "join-approved",
  "tee-time-edited",
  "tee-time-cancelled",
  "host-handed-over",
]);

const golfer = sql`${sql.placeholder("golferId")}::uuid`;

const findOwn = prepareRoundEvents(sql`${teeTimes.id} = ${sql.placeholder("teeTimeId")}::uuid and (
  ${teeTimes.hostId} = ${golfer} or exists (select 1 from ${teeTimeParticipants} p
    where p.tee_time_id = ${teeTimes.id} and p.user_id = ${golfer} and p.status = 'confirmed'))`);

/** The round for the calendar of a golfer who plays it, as it is by now; nothing for everybody else. */
export async function roundAttached(
  { db, writeCalendar }: DeliveryContext,
  { content, golfer, teeTimeId }: Claimed,
): Promise<Attachment[]> {
  if (!golfer || !teeTimeId || !CALENDAR_KINDS.has(content.kind)) return [];
  const events = (await findOwn(db, { teeTimeId, golferId: golfer.id })).map(roundEventOfRow);
  if (events.length === 0) return [];
  const method = events.some(({ isCancelled }) => isCancelled) ? "CANCEL" : "PUBLISH";
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return [{ filename: "tee-time.ics", contentType, content: writeCalendar(events) }];
}
