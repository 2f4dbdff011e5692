/** A game can be filled from that many hours before tee-off. */
export const FILL_HOURS = 48;
/** A golfer who is written to later could not be at the course in time. */
const LAST_WAVE_MINUTES = 45;

/** The last moment at which a wave may go out. */
export const lastWaveAt = (teeOffAt: Temporal.Instant): Temporal.Instant => teeOffAt.subtract({ minutes: LAST_WAVE_MINUTES });

/** Whether a game that tees off then may be filled now. */
export const isFillTime = (teeOffAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, teeOffAt.subtract({ hours: FILL_HOURS })) >= 0 &&
  Temporal.Instant.compare(now, lastWaveAt(teeOffAt)) <= 0;
