import { type CourseLocal, courseToday, nearDayName, teeOffInstant } from "@fourball/domain/tee-time/when";
import { clockOptions, distanceInUse, textLocale } from "./viewer-units.ts";

/** A game's moment, as it comes from the server. */
export type When = { date: string; time: string; teeOffAt: string; course: { timeZone: string } };

// What is on a course's own clock is formatted as if it were UTC, so that the viewer's zone never moves it.
export const onItsOwnClock = (date: string, time = "00:00"): Date => new Date(`${date}T${time}:00Z`);

const formats = new Map<string, Intl.DateTimeFormat>();

// Lists format many dates at each render, and creating a format costs far more than using it.
export function format(options: Intl.DateTimeFormatOptions, locale?: string): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const created = new Intl.DateTimeFormat(textLocale(locale), { timeZone: "UTC", ...options });
  formats.set(key, created);
  return created;
}

export type ClockParts = { digits: string; half: string };

/** `6:10` and `AM`, or `06:10` and nothing where people count to 24. */
export function clockParts(time: string, locale?: string): ClockParts {
  const parts = format({ timeStyle: "short", ...clockOptions(locale) }, locale).formatToParts(onItsOwnClock("1970-01-01", time));
  const half = parts.find(({ type }) => type === "dayPeriod")?.value ?? "";
  const digits = parts.filter(({ type }) => type !== "dayPeriod").map(({ value }) => value);
  return { digits: digits.join("").trim(), half: half.toUpperCase() };
}

export function clockText(time: string, locale?: string): string {
  const { digits, half } = clockParts(time, locale);
  return half ? `${digits} ${half}` : digits;
}

/** `Fri, Jun 12`. */
export const shortDate = (date: string, locale?: string): string =>
  format({ weekday: "short", month: "short", day: "numeric" }, locale).format(onItsOwnClock(date));

/** A game where its date has to be named too. */
export const gameName = ({ course, date }: { course: { name: string }; date: string }): string =>
  `${course.name}, ${shortDate(date)}`;

/** `Friday, June 12`. */
export const longDate = (date: string, locale?: string): string =>
  format({ weekday: "long", month: "long", day: "numeric" }, locale).format(onItsOwnClock(date));

/** `Fri` and `12`, for a strip of days. */
export const dayParts = (date: string, locale?: string): { weekday: string; day: string } => ({
  weekday: format({ weekday: "short" }, locale).format(onItsOwnClock(date)),
  day: format({ day: "numeric" }, locale).format(onItsOwnClock(date)),
});

/** 'Today' and 'Tomorrow' where it is the same day at the course and at the viewer, otherwise `Fri, Jun 12`. */
export function dayText(
  { date, course }: Pick<When, "date" | "course">,
  now: Temporal.Instant,
  viewerZone: string = Temporal.Now.timeZoneId(),
  locale?: string,
): string {
  const isSameDay = courseToday(now, course.timeZone) === courseToday(now, viewerZone);
  return (isSameDay && nearDayName({ date, timeZone: course.timeZone }, now)) || shortDate(date, locale);
}

/** The short name of a zone at a moment, `PDT`, where another zone's clock shows another time; otherwise nothing. */
export function zoneNameAt(instant: Temporal.Instant, zone: string, otherZone: string, locale?: string): string | undefined {
  const there = instant.toZonedDateTimeISO(zone);
  if (there.offsetNanoseconds === there.withTimeZone(otherZone).offsetNanoseconds) return undefined;
  return format({ timeZone: zone, timeZoneName: "short" }, locale)
    .formatToParts(there.epochMilliseconds)
    .find(({ type }) => type === "timeZoneName")?.value;
}

/** `PDT`, where the viewer's clock shows another time than the course's; otherwise nothing. */
export const zoneName = (
  { teeOffAt, course }: Pick<When, "teeOffAt" | "course">,
  viewerZone: string = Temporal.Now.timeZoneId(),
  locale?: string,
): string | undefined => zoneNameAt(Temporal.Instant.from(teeOffAt), course.timeZone, viewerZone, locale);

/** The same of a time on a course's clock. */
export const zoneNameOf = (
  { date, time, timeZone }: CourseLocal,
  viewerZone: string = Temporal.Now.timeZoneId(),
  locale?: string,
): string | undefined => zoneNameAt(teeOffInstant({ date, time, timeZone }), timeZone, viewerZone, locale);

/** `6:10 AM`; `6:10 AM PDT` where the viewer's clock shows another time than the course's. */
export function courseTimeText(course: CourseLocal, viewerZone?: string, locale?: string): string {
  const zone = zoneNameOf(course, viewerZone, locale);
  const text = clockText(course.time, locale);
  return zone ? `${text} ${zone}` : text;
}

type MaybePlaced = Pick<CourseLocal, "date" | "time"> & { timeZone?: string | null | undefined };

/** The same where the zone may not be known: without its name then. */
export const timeText = ({ date, time, timeZone }: MaybePlaced): string =>
  timeZone ? courseTimeText({ date, time, timeZone }) : clockText(time);

export const gameTimeText = ({ date, time, course }: Omit<When, "teeOffAt">): string =>
  courseTimeText({ date, time, timeZone: course.timeZone });

const KM_PER_MILE = 1.609344;

/** `12 mi`, or `19 km` for golfers who count in kilometers; below ten with one decimal. */
export function distanceText(km: number, locale: string = navigator.language): string {
  const isInMiles = distanceInUse(locale) === "mi";
  const distance = isInMiles ? km / KM_PER_MILE : km;
  const options = {
    style: "unit",
    unit: isInMiles ? "mile" : "kilometer",
    maximumFractionDigits: distance < 10 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(textLocale(locale), options).format(distance);
}

/** `Jonas Reyes and Priya Shah`. */
export const listText = (names: readonly string[]): string => new Intl.ListFormat("en", { type: "conjunction" }).format(names);

const viewerZone = (): string => Temporal.Now.timeZoneId();

/** `Jun 12, 2026`, on the viewer's own calendar: for moments that belong to no course. */
export const momentText = (instant: string): string =>
  new Intl.DateTimeFormat(textLocale(), { dateStyle: "medium" }).format(new Date(instant));

/** `Jun 12, 2026, 8:00 AM`, on the viewer's own clock. */
export const momentTimeText = (instant: string, locale?: string): string =>
  format({ timeZone: viewerZone(), dateStyle: "medium", timeStyle: "short", ...clockOptions(locale) }, locale).format(
    new Date(instant),
  );

/** `8:00 AM`, on the viewer's own clock. */
export const momentClockText = (instant: string): string =>
  clockText(Temporal.Instant.from(instant).toZonedDateTimeISO(viewerZone()).toPlainTime().toString({ smallestUnit: "minute" }));

/** `Friday, June 12, 2026 at 8:00 AM`, on the viewer's own clock: what a short text stands for. */
export const fullMomentText = (instant: string, locale?: string): string =>
  format({ timeZone: viewerZone(), dateStyle: "full", timeStyle: "short", ...clockOptions(locale) }, locale).format(
    new Date(instant),
  );

/** `June 2025`. */
export const monthText = (instant: string): string =>
  new Intl.DateTimeFormat(textLocale(), { month: "long", year: "numeric" }).format(new Date(instant));

/** `in 2 days`, `in 3 hours`; the largest unit that fits. */
export function untilText(instant: string, now: Temporal.Instant): string {
  const minutes = Math.round(now.until(Temporal.Instant.from(instant)).total("minutes"));
  const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  if (Math.abs(minutes) < 60) return relative.format(minutes, "minute");
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 36 ? relative.format(hours, "hour") : relative.format(Math.round(hours / 24), "day");
}
