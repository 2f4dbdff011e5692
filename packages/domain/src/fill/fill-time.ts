import { FILL_HOURS, LAST_WAVE_MINUTES } from "./constants.ts";

/** The last moment at which a wave may go out. */
export const lastWaveAt = (teeOffAt: Temporal.Instant): Temporal.Instant => teeOffAt.subtract({ minutes: LAST_WAVE_MINUTES });

/** Whether a game that tees off then may be filled now. */
export const isFillTime = (teeOffAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, teeOffAt.subtract({ hours: FILL_HOURS })) >= 0 &&
  Temporal.Instant.compare(now, lastWaveAt(teeOffAt)) <= 0;
