import { zoneNameAt } from "../../kit/formatting.ts";
import { clockOptions, textLocale } from "../../kit/viewer-units.ts";

const DAY_MINUTES = 24 * 60;

const dayAndTime = (options: Intl.DateTimeFormatOptions, locale?: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(textLocale(locale), { ...options, hour: "numeric", minute: "2-digit", ...clockOptions(locale) });

const minutesUntil = (at: string, now: Temporal.Instant): number => now.until(Temporal.Instant.from(at)).total("minutes");

type Due = [at: string, now: Temporal.Instant, courseZone: string | null, viewerZone?: string, locale?: string];

/**
 * `Fri 10:00 AM` on the viewer's own clock; `Jun 12, 10:00 AM` where a weekday would leave it open which. The viewer's zone is
 * named where the clock of the course, which is shown beside it, has another time.
 */
export function dueTimeText(...[at, now, courseZone, viewerZone, locale]: Due): string {
  const isNear = Math.abs(minutesUntil(at, now)) < 6 * DAY_MINUTES;
  const day = isNear ? ({ weekday: "short" } as const) : ({ month: "short", day: "numeric" } as const);
  return inViewerZone(day, { at, courseZone, viewerZone, locale });
}

/** The same, but only `3:10 PM` on the day itself. */
export function deadlineText(...due: Due): string {
  const [at, now, courseZone, viewerZone, locale] = due;
  const isSameDay = isDueToday(at, now, viewerZone) && isDueToday(now.toString(), Temporal.Instant.from(at), viewerZone);
  return isSameDay ? inViewerZone({}, { at, courseZone, viewerZone, locale }) : dueTimeText(...due);
}

type InZone = { at: string; courseZone: string | null; viewerZone: string | undefined; locale: string | undefined };

function inViewerZone(
  day: Intl.DateTimeFormatOptions,
  { at, courseZone, viewerZone = Temporal.Now.timeZoneId(), locale }: InZone,
) {
  const text = dayAndTime({ ...day, timeZone: viewerZone }, locale)
    .format(new Date(at))
    .replace(/\s/gu, " ");
  const zone = courseZone && zoneNameAt(Temporal.Instant.from(at), viewerZone, courseZone, locale);
  return zone ? `${text} ${zone}` : text;
}

/** On the viewer's own calendar, or late already. */
export function isDueToday(at: string, now: Temporal.Instant, viewerZone: string = Temporal.Now.timeZoneId()): boolean {
  const dayOf = (instant: Temporal.Instant): Temporal.PlainDate => instant.toZonedDateTimeISO(viewerZone).toPlainDate();
  return Temporal.PlainDate.compare(dayOf(Temporal.Instant.from(at)), dayOf(now)) <= 0;
}

export const isOverdue = (at: string, now: Temporal.Instant): boolean => minutesUntil(at, now) <= 0;

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** `1st`, `2nd`, `11th`. */
export const ordinalText = (place: number): string => `${place}${endings[ordinals.select(place)] ?? "th"}`;
