/** A moment as it crosses the wire. */
export const isoInstant = (moment: Date): string => moment.toISOString();

export const instantOf = (moment: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(moment.getTime());

/** A moment as a column takes it. */
export const toTimestamp = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
