/** Whose habits and clock words are written for. */
export type Reader = { locale?: string | undefined; timeZone?: string | undefined };

const ENGLISH = "en-US";

// What is on a course's own clock is formatted as if it were UTC, so that no zone ever moves it.
const onItsOwnClock = (date: string, time = "00:00"): Date => new Date(`${date}T${time}:00Z`);

// Some locales put a narrow no-break space before AM, which text messages cannot carry.
const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

/** `Friday, June 12`. */
export const dayInWords = (date: string, { locale = ENGLISH }: Reader = {}): string =>
  new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "long", month: "long", day: "numeric" }).format(
    onItsOwnClock(date),
  );

/** `Fri, Jun 12`. */
export const shortDayInWords = (date: string, { locale = ENGLISH }: Reader = {}): string =>
  new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "short", month: "short", day: "numeric" }).format(
    onItsOwnClock(date),
  );

/** `7:30 AM`. */
export const timeInWords = (time: string, { locale = ENGLISH }: Reader = {}): string =>
  plainSpaces(new Intl.DateTimeFormat(locale, { timeZone: "UTC", timeStyle: "short" }).format(onItsOwnClock("1970-01-01", time)));

/** `Fri, Jun 12, 7:30 AM PDT`. */
export const momentInWords = (instant: string, { locale = ENGLISH, timeZone }: Reader = {}): string =>
  plainSpaces(
    new Intl.DateTimeFormat(locale, {
      ...(timeZone && { timeZone }),
      weekday: "short",
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
    }).format(new Date(instant)),
  );
