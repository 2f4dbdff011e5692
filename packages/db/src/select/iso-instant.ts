import type { StoredInstant } from "./stored.ts";

/** `2026-06-12 13:10:00.5+00`, always UTC, by its places: a page of cards has dozens, and a `Date` of each is slow. */
const isoOfText = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, "0").slice(0, 3)}Z`;

/** A moment as it crosses the wire. */
export const isoInstant = (moment: Date | StoredInstant): string =>
  moment instanceof Date ? moment.toISOString() : isoOfText(String(moment));

export const instantOf = (moment: Date | StoredInstant): Temporal.Instant => Temporal.Instant.from(isoInstant(moment));
