import { courseTimeText, dayParts, format, onItsOwnClock, shortDate } from "./formatting.ts";
import { kitTexts } from "./texts.ts";
import { textLocale } from "./viewer-units.ts";

/** `Jun 12`, on the viewer's own calendar: for a moment that is near. */
export const nearMomentText = (instant: string, locale?: string): string =>
  new Intl.DateTimeFormat(textLocale(locale), { month: "short", day: "numeric" }).format(new Date(instant));

/** `Tue, Jun 9 at 8:00 PM PDT`, on the course's clock: for what is read beside its tee time. */
export function courseMomentText(instant: string, timeZone: string): string {
  const there = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  const date = there.toPlainDate().toString();
  const time = there.toPlainTime().toString({ smallestUnit: "minute" });
  return `${shortDate(date)} at ${courseTimeText({ date, time, timeZone })}`;
}

type Age = { short: string; spoken: string };
type Ages = { days: number; minutes: number; then: Temporal.PlainDate; today: Temporal.PlainDate };

/** How long ago a moment was: by the clock, and in days of the viewer's calendar. A server's clock that is ahead says now. */
function ageOf(at: string, now: Temporal.Instant, zone: string): Ages {
  const instant = Temporal.Instant.from(at);
  const then = instant.toZonedDateTimeISO(zone).toPlainDate();
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  return { days: then.until(today).days, minutes: Math.max(0, instant.until(now).total("minutes")), then, today };
}

const DAY_MINUTES = 24 * 60;

/** `now`, `6m`, `2h`, `Tue`, `Nov 15`, with what a screen reader says. */
export function ageText(at: string, now: Temporal.Instant, viewerZone: string = Temporal.Now.timeZoneId()): Age {
  const { days, minutes, then, today } = ageOf(at, now, viewerZone);
  if (minutes < 1) return { short: kitTexts.age.now, spoken: kitTexts.age.now };
  if (minutes < DAY_MINUTES) {
    const [count, unit] =
      minutes < 60 ? ([Math.floor(minutes), "minute"] as const) : ([Math.floor(minutes / 60), "hour"] as const);
    return { short: kitTexts.age[unit](count), spoken: new Intl.RelativeTimeFormat("en").format(-count, unit) };
  }
  const date = then.toString();
  if (days < 7)
    return { short: dayParts(date, "en").weekday, spoken: format({ weekday: "long" }, "en").format(onItsOwnClock(date)) };
  const year = then.year === today.year ? {} : ({ year: "numeric" } as const);
  const text = format({ month: "short", day: "numeric", ...year }, "en").format(onItsOwnClock(date));
  return { short: text, spoken: text };
}

export const DATE_GROUPS = ["today", "week", "earlier"] as const;
export type DateGroup = (typeof DATE_GROUPS)[number];

/** In which part of a list something of that moment is, on the viewer's calendar; a week is the last seven days. */
export function dateGroup(at: string, now: Temporal.Instant, viewerZone: string = Temporal.Now.timeZoneId()): DateGroup {
  const { days } = ageOf(at, now, viewerZone);
  if (days <= 0) return "today";
  return days < 7 ? "week" : "earlier";
}

/** Whole days from two days before on, whole hours from ten hours, then hours and minutes; nothing from tee-off on. */
export function countdownText(instant: string, now: Temporal.Instant, words = kitTexts.toGo): string | undefined {
  const left = now.until(Temporal.Instant.from(instant));
  if (left.sign <= 0) return undefined;
  const { hours, minutes } = left.round({ largestUnit: "hours", smallestUnit: "minutes", roundingMode: "floor" });
  if (hours >= 48) return words.days(Math.floor(hours / 24));
  if (hours === 0) return words.minutes(Math.max(1, minutes));
  return hours < 10 && minutes > 0 ? words.hoursAndMinutes(hours, minutes) : words.hours(hours);
}
