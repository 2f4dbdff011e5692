/** The current time in screen tests: a Thursday, 8 AM in Monterey. */
export const NOW = "2026-06-11T15:00:00.000Z";

const number = (index: number): string => String(index).padStart(12, "0");
export const idOf = (index: number): string => `00000000-0000-4000-8000-${number(index)}`;
