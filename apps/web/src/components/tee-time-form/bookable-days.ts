import { DAYS_AHEAD_MAX } from "@fourball/domain/tee-time/constants";

/** `today` and the days after it, as many as asked for. */
export const comingDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, days) => Temporal.PlainDate.from(today).add({ days }).toString());

export const lastDay = (today: string): string => Temporal.PlainDate.from(today).add({ days: DAYS_AHEAD_MAX }).toString();
