/** A moment as it crosses the wire, from a `Date` or from the text that PostgreSQL writes (`2026-06-12 13:10:00+00`). */
export const isoInstant = (moment: Date | string): string => new Date(moment).toISOString();
