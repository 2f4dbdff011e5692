import { fail } from "../failure.ts";
import { DAYS_AHEAD_MAX, type Filter, WEEK_DAYS_AHEAD } from "./constants.ts";

/** A tee time as golfers say it: a date and an hour on the course's own clock. */
export type CourseLocal = { date: string; time: string; timeZone: string };

export const teeOffInstant = ({ date, time, timeZone }: CourseLocal): Temporal.Instant =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).toInstant();

/** When a new or a moved game tees off; refused where no game can be booked then. */
export function bookableTeeOff(local: CourseLocal, now: Temporal.Instant): Temporal.Instant {
  const { date, time, timeZone } = local;
  const teeOffAt = teeOffInstant(local);
  const shown = teeOffAt.toZonedDateTimeISO(timeZone).toPlainDateTime();
  // In spring the clocks skip an hour.
  if (!shown.equals(`${date}T${time}`)) throw fail("timeSkipped", { path: ["time"] });
  if (Temporal.Instant.compare(teeOffAt, now) <= 0) throw fail("teeTimePast", { path: ["time"] });
  const lastDay = now.toZonedDateTimeISO(timeZone).toPlainDate().add({ days: DAYS_AHEAD_MAX });
  if (Temporal.PlainDate.compare(shown.toPlainDate(), lastDay) > 0)
    throw fail("dateTooFar", { path: ["date"], values: { days: DAYS_AHEAD_MAX } });
  return teeOffAt;
}

/** The dates on the course's clock, as days from its today, first and last inclusive. */
export const FILTER_DAYS: {
  readonly [filter in Filter]?: readonly [first: number, last: number];
} = {
  today: [0, 0],
  tomorrow: [1, 1],
  week: [0, WEEK_DAYS_AHEAD],
};

export const courseToday = (now: Temporal.Instant, timeZone: string): string =>
  now.toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** "Today", "Tomorrow" or nothing, on the course's clock. */
export function nearDayName(
  { date, timeZone }: Omit<CourseLocal, "time">,
  now: Temporal.Instant,
): "Today" | "Tomorrow" | undefined {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  if (today.toString() === date) return "Today";
  if (today.add({ days: 1 }).toString() === date) return "Tomorrow";
  return undefined;
}
