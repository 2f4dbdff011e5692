import type { RoundEvent } from "@fourball/domain/calendar/round-event";
import type { CalendarWriter } from "@fourball/domain/ports/calendar-writer";
import { PRODUCT } from "@fourball/domain/product";
import { ROUND_HOURS } from "@fourball/domain/tee-time/constants";
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";
import { DateTime } from "luxon";
import { zoneBlock, zoneName } from "./zone-block.ts";

/** One cancelled round on its own takes itself out of calendars; everything else is there to be kept. */
const methodOf = (events: readonly RoundEvent[]): ICalCalendarMethod =>
  events.length === 1 && events[0]?.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;

/** Rounds as an iCalendar file (RFC 5545), each on its course's own clock. */
export const createCalendarWriter =
  (publicUrl: string): CalendarWriter =>
  (events) =>
    ical({
      name: PRODUCT,
      prodId: { company: PRODUCT, product: PRODUCT, language: "EN" },
      method: methodOf(events),
      timezone: { name: null, generator: zoneBlock },
      events: events.map((event) => calendarEvent(event, publicUrl)),
    }).toString();

function calendarEvent(event: RoundEvent, publicUrl: string): ICalEventData {
  const { hostname } = new URL(publicUrl);
  const timezone = zoneName(event.timeZone);
  const start = DateTime.fromISO(`${event.date}T${event.time}`, { zone: event.timeZone });
  const url = `${publicUrl}/tee-times/${event.teeTimeId}`;
  return {
    id: `${event.teeTimeId}@${hostname}`,
    sequence: event.sequence,
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    timezone,
    start,
    end: start.plus({ hours: ROUND_HOURS }),
    stamp: DateTime.fromISO(event.changedAt),
    summary: `Golf at ${event.courseName}`,
    location: {
      title: event.courseName,
      address: event.location,
      ...(event.geo && { geo: { lat: event.geo.latitude, lon: event.geo.longitude } }),
    },
    description: `Hosted by ${event.hostName}\n${url}`,
    organizer: { name: PRODUCT, email: `calendar@${hostname}` },
    url,
  };
}
