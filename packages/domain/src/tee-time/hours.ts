import { TIME_OF_DAY, TIMES_OF_DAY, type TimeOfDay } from "./constants.ts";

/** A part of the day on the course's clock in minutes since midnight, `to` exclusive. */
export type Hours = { from: number; to: number };

export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** `HH:mm`; the end of a day is `24:00`. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** `06:45-11:00`, as an address says it. */
export const hoursText = ({ from, to }: Hours): string => `${timeOf(from)}-${timeOf(to)}`;

/** Of an address that was read; nothing where it has none. */
export function hoursOf(text: string | undefined): Hours | undefined {
  if (!text) return undefined;
  const [from = 0, to = 0] = text.split("-").map(minutesOf);
  return { from, to };
}

/** The named parts of the day that they touch. */
export const timesOfDayIn = ({ from, to }: Hours): TimeOfDay[] =>
  TIMES_OF_DAY.filter((part) => minutesOf(TIME_OF_DAY[part].from) < to && from < minutesOf(TIME_OF_DAY[part].to));

/** What holds all of these parts. */
export function hoursAround(parts: readonly TimeOfDay[]): Hours | undefined {
  if (parts.length === 0) return undefined;
  const from = Math.min(...parts.map((part) => minutesOf(TIME_OF_DAY[part].from)));
  return { from, to: Math.max(...parts.map((part) => minutesOf(TIME_OF_DAY[part].to))) };
}
