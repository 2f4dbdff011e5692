import { DIGEST_HOUR, THURSDAY } from "../notification/digest-day.ts";
import { quietUntil } from "../notification/quiet-hours.ts";
import { DAILY_HOUR, NIGHT, type SearchFrequency } from "./constants.ts";

/** This moment, or the end of the night that it is in. */
export const afterTheNight = (now: Temporal.Instant, timeZone: string): Temporal.Instant =>
  quietUntil(now, NIGHT, timeZone) ?? now;

/** When a game that is found now may be sent, on the golfer's clock. */
export function tellAt(frequency: SearchFrequency, now: Temporal.Instant, timeZone: string): Temporal.Instant {
  if (frequency === "at-once") return afterTheNight(now, timeZone);
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const isDaily = frequency === "daily";
  const [first, step, hour] = isDaily
    ? [today, 1, DAILY_HOUR]
    : [today.add({ days: (THURSDAY - today.dayOfWeek + 7) % 7 }), 7, DIGEST_HOUR];
  const at = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone, plainTime: { hour } }).toInstant();
  return Temporal.Instant.compare(at(first), now) > 0 ? at(first) : at(first.add({ days: step }));
}
