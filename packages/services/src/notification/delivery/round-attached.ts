import { teeTimes } from "@fourball/db/schema/index";
import type { RoundEvent } from "@fourball/domain/calendar/round-event";
import type { NotificationContent } from "@fourball/domain/notification/content";
import type { Attachment } from "@fourball/domain/ports/mailer";
import { and, eq, inArray, sql } from "drizzle-orm";
import { prepareRoundEvents, roundEventOfRow } from "../../calendar/round-event-query.ts";
import { gamesOfGolfer } from "../../core/access/games-of-golfer.ts";
import { CALENDAR_KINDS } from "../cancel-in-calendar.ts";
import type { Claimed } from "./claim-deliveries.ts";
import type { DeliveryContext } from "./delivery.ts";

const isRound = eq(teeTimes.id, sql.placeholder("teeTimeId"));
const findAny = prepareRoundEvents(isRound);
const findOwn = prepareRoundEvents(and(isRound, inArray(teeTimes.id, gamesOfGolfer(sql.placeholder("golferId")))));

/**
 * The round for the calendar of a golfer who plays it, as it is by now, or its cancellation for one who was removed or
 * has left; nothing for everybody else.
 */
export async function roundAttached(
  { db, ports: { calendars } }: DeliveryContext,
  { content, golfer, teeTimeId }: Claimed,
): Promise<Attachment[]> {
  if (!golfer || !teeTimeId) return [];
  const events = CALENDAR_KINDS.includes(content.kind)
    ? (await findOwn(db, { teeTimeId, golferId: golfer.id })).map(roundEventOfRow)
    : (await findAny(db, { teeTimeId })).flatMap((row) => cancelledFor(content, roundEventOfRow(row)));
  return events.map((event) => ({
    filename: "tee-time.ics",
    contentType: `text/calendar; charset=utf-8; method=${event.isCancelled ? "CANCEL" : "PUBLISH"}`,
    content: calendars.file(event),
  }));
}

function cancelledFor(content: NotificationContent, event: RoundEvent): RoundEvent[] {
  switch (content.kind) {
    case "removed":
      return [cancelled(content, event)];
    case "join-declined":
      return content.wasApproved ? [cancelled(content, event)] : [];
    case "change-left":
    case "left-game":
      // The number that `raiseForCancellation` left free.
      return [cancelled(content, { ...event, sequence: event.sequence - 1 })];
    default:
      return [];
  }
}

type Place = Pick<RoundEvent, "courseName" | "date" | "time">;

/** With the course, date and time that the notification names: later ones are not for a golfer who is out of the game. */
function cancelled({ courseName, date, time }: Place, event: RoundEvent): RoundEvent {
  const moved = courseName !== event.courseName;
  return { ...event, courseName, date, time, isCancelled: true, ...(moved && { location: courseName, geo: null }) };
}
