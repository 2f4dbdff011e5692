/** Where "now" comes from; tests pass their own. */
export type Clock = { now(): Temporal.Instant };
