/** Names of places, and UTC: an offset or a moment is no clock, and databases read the sign of an offset the other way round. */
const NAMED = /^[A-Za-z][A-Za-z_]*(\/[A-Za-z0-9_+-]+)*$/;

/** Whether it names a clock that this runtime knows. */
export function isTimeZone(name: string): boolean {
  if (!NAMED.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}
