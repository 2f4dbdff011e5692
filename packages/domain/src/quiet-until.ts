import type { QuietHours } from "./quiet-hours-schema.ts";

/** When the quiet hours end that this moment is in; undefined outside of them. */
export function quietUntil(now: Temporal.Instant, { from, to }: QuietHours, timeZone: string): Temporal.Instant | undefined {
  const local = now.toZonedDateTimeISO(timeZone);
  const time = local.toPlainTime().toString({ smallestUnit: "minute" });
  const isQuiet = from < to ? from <= time && time < to : time >= from || time < to;
  if (!isQuiet) return undefined;
  const end = local
    .toPlainDate()
    .add({ days: time < to ? 0 : 1 })
    .toPlainDateTime(to);
  const first = end.toZonedDateTime(timeZone).toInstant();
  // Where the clock goes back, it shows this time twice, and the first may be over.
  return Temporal.Instant.compare(first, now) > 0
    ? first
    : end.toZonedDateTime(timeZone, { disambiguation: "later" }).toInstant();
}
