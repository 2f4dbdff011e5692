import { TZDate } from "@date-fns/tz";
import type { RoundEvent } from "@fourball/domain/calendar/round-event";
import { linkTo } from "@fourball/domain/links/links";
import type { CalendarWriter } from "@fourball/domain/ports/calendar-writer";
import { PRODUCT } from "@fourball/domain/product";
import { ROUND_HOURS } from "@fourball/domain/tee-time/constants";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import ical, { type ICalCalendarData, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";

/** How often programs should read a feed again. */
const REFRESH_SECONDS = 60 * 60;

/** Rounds as iCalendar files (RFC 5545), each in the time zone of its course. */
export const createCalendarWriter = (publicUrl: string): CalendarWriter => ({
  // A file with the method CANCEL removes its round from calendars. In a feed a cancelled round says so by its status.
  file: (event) =>
    write([event], publicUrl, { method: event.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH }),
  feed: (events) => write(events, publicUrl, { method: ICalCalendarMethod.PUBLISH, ttl: REFRESH_SECONDS }),
});

function write(events: readonly RoundEvent[], publicUrl: string, how: Pick<ICalCalendarData, "method" | "ttl">): string {
  const file = ical({
    ...how,
    name: PRODUCT,
    prodId: { company: PRODUCT, product: PRODUCT, language: "EN" },
    // A calendar has one component at least: where there is no round, the rules of a time zone.
    timezone: {
      name: events.length === 0 ? "Etc/UTC" : null,
      generator: (timeZone) => zoneBlock(timeZone, spanOf(events)),
    },
    events: events.map((event) => calendarEvent(event, publicUrl)),
  });
  return `${file.toString()}\r\n`;
}

/** From before the first round until after the last one. */
function spanOf(events: readonly RoundEvent[]): { from: Temporal.Instant; until: Temporal.Instant } {
  const days = events.map(({ date }) => Temporal.PlainDate.from(date)).sort(Temporal.PlainDate.compare);
  const at = (day: Temporal.PlainDate | undefined, days: number) =>
    (day ?? Temporal.PlainDate.from("1970-01-01")).add({ days }).toZonedDateTime("UTC").toInstant();
  return { from: at(days[0], -2), until: at(days.at(-1), 3) };
}

function calendarEvent(event: RoundEvent, publicUrl: string): ICalEventData {
  const { hostname } = new URL(publicUrl);
  const timezone = zoneName(event.timeZone);
  const teeOff = teeOffInstant(event);
  const onCourseClock = (instant: Temporal.Instant) => new TZDate(instant.epochMilliseconds, event.timeZone);
  const url = publicUrl + linkTo("/tee-times/:teeTimeId", { params: event });
  return {
    id: `${event.teeTimeId}@${hostname}`,
    sequence: event.sequence,
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    timezone,
    start: onCourseClock(teeOff),
    end: onCourseClock(teeOff.add({ hours: ROUND_HOURS })),
    stamp: new Date(event.changedAt),
    lastModified: new Date(event.changedAt),
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

type Span = { from: Temporal.Instant; until: Temporal.Instant };

/**
 * The rules of a time zone (VTIMEZONE) for a span, written from what the runtime knows of it, since the games' moments are
 * computed from that: a table of another year would put them on another hour.
 */
function zoneBlock(timeZone: string, { from, until }: Span): string {
  const first = from.toZonedDateTimeISO(timeZone);
  const before = first.getTimeZoneTransition("previous");
  const observances = [before ? observanceFrom(before) : observance({ at: "19700101T000000", before: first, after: first })];
  for (
    let next = first.getTimeZoneTransition("next");
    next && next.epochMilliseconds <= until.epochMilliseconds;
    next = next.getTimeZoneTransition("next")
  )
    observances.push(observanceFrom(next));
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...observances.flat(), "END:VTIMEZONE"].join("\r\n");
}

/** From a moment at which the clocks change. */
function observanceFrom(after: Temporal.ZonedDateTime): string[] {
  const before = after.subtract({ nanoseconds: 1 });
  // The change is written on the clock as it was before it.
  const at = after.toPlainDateTime().add({ nanoseconds: before.offsetNanoseconds - after.offsetNanoseconds });
  return observance({ at: at.toString({ smallestUnit: "second" }).replace(/[-:]/g, ""), before, after });
}

type Change = { at: string; before: Temporal.ZonedDateTime; after: Temporal.ZonedDateTime };

function observance({ at, before, after }: Change): string[] {
  const kind = after.offsetNanoseconds > before.offsetNanoseconds ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${kind}`,
    `DTSTART:${at}`,
    `TZOFFSETFROM:${offsetOf(before)}`,
    `TZOFFSETTO:${offsetOf(after)}`,
    `TZNAME:${after.toLocaleString("en-US", { timeZoneName: "short" }).split(" ").at(-1)}`,
    `END:${kind}`,
  ];
}

const offsetOf = ({ offset }: Temporal.ZonedDateTime): string => offset.replaceAll(":", "");

const AREAS = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** The name of a time zone by its place, also of an old one such as US/Pacific. Null means UTC. */
function zoneName(timeZone: string): string | null {
  if (AREAS.test(timeZone)) return timeZone;
  const name = new Intl.DateTimeFormat("en-US", { timeZone }).resolvedOptions().timeZone;
  return /^(Etc\/)?(UTC|GMT)$/.test(name) ? null : name;
}
