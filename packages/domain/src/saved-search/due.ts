import { DIGEST_HOUR, THURSDAY } from "../digest-day.ts";
import { DAILY_HOUR, type SearchFrequency } from "./constants.ts";

/** When a game that is found now may be sent, on the golfer's clock; the quiet hours are looked at then. */
export function tellAt(frequency: SearchFrequency, now: Temporal.Instant, timeZone: string): Temporal.Instant {
  if (frequency === "at-once") return now;
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const isDaily = frequency === "daily";
  const [first, step, hour] = isDaily
    ? [today, 1, DAILY_HOUR]
    : [today.add({ days: (THURSDAY - today.dayOfWeek + 7) % 7 }), 7, DIGEST_HOUR];
  const at = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone, plainTime: { hour } }).toInstant();
  return Temporal.Instant.compare(at(first), now) > 0 ? at(first) : at(first.add({ days: step }));
}
