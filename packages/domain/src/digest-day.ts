/** Thursday, in the morning where the golfer plays; later on that day where the app was away in the morning. */
export const THURSDAY = 4;
export const DIGEST_HOUR = 8;
const HOURS = { from: DIGEST_HOUR, to: 20 } as const;

/** The Thursday whose weekly email is due now; nothing at other times. */
export function digestDay(now: Temporal.Instant, timeZone: string): string | undefined {
  const local = now.toZonedDateTimeISO(timeZone);
  const isDue = local.dayOfWeek === THURSDAY && local.hour >= HOURS.from && local.hour < HOURS.to;
  return isDue ? local.toPlainDate().toString() : undefined;
}
