import { RRuleTemporal } from "rrule-temporal";
import type { StandingFrequency } from "./constants.ts";

type Rule = {
  frequency: StandingFrequency;
  /** `YYYY-MM-DD`: the first date. */
  startsOn: string;
  /** `HH:mm`, the same on every date, whatever the clocks do. */
  time: string;
  /** Of the course. */
  timeZone: string;
};

type Span = { from: Temporal.Instant; until: Temporal.Instant };

/** The tee-offs of a standing game between two moments, both included, on the course's clock, soonest first. */
export const teeOffsBetween = (rule: Rule, { from, until }: Span): Temporal.ZonedDateTime[] =>
  recurrenceOf(rule).between(from.toZonedDateTimeISO(rule.timeZone), until.toZonedDateTimeISO(rule.timeZone), true);

/** The next tee-offs after a moment. */
export function nextTeeOffs(rule: Rule, after: Temporal.Instant, count: number): Temporal.ZonedDateTime[] {
  const recurrence = recurrenceOf(rule);
  const next: Temporal.ZonedDateTime[] = [];
  for (let at = recurrence.next(after.toZonedDateTimeISO(rule.timeZone)); at && next.length < count; at = recurrence.next(at))
    next.push(at);
  return next;
}

function recurrenceOf({ frequency, startsOn, time, timeZone }: Rule): RRuleTemporal<Temporal.ZonedDateTime> {
  const start = Temporal.PlainDate.from(startsOn);
  const dtstart = start.toZonedDateTime({ timeZone, plainTime: time });
  const common = { dtstart, tzid: timeZone, temporal: Temporal };
  if (frequency !== "monthly") return new RRuleTemporal({ ...common, freq: "WEEKLY", interval: frequency === "weekly" ? 1 : 2 });
  return new RRuleTemporal({ ...common, freq: "MONTHLY", byDay: [monthlyDay(start)] });
}

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

/** `2SA` is the second Saturday. Not every month has a fifth, so that is its last, `-1SA`. */
function monthlyDay({ day, dayOfWeek }: Temporal.PlainDate): string {
  const place = Math.ceil(day / 7);
  return `${place > 4 ? -1 : place}${WEEKDAYS[dayOfWeek - 1]}`;
}
