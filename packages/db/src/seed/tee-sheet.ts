import type { Mood } from "@fourball/domain/tee-time/constants";

type Starts = { first: number; last: number };

const at = (hour: number, minute = 0): number => hour * 60 + minute;

/** When golfers in that mood start, in minutes after midnight on the course's clock, both inclusive. */
const startsOf: Record<Mood, Starts> = {
  early: { first: at(5, 50), last: at(7, 30) },
  competitive: { first: at(7, 30), last: at(10, 30) },
  tournament: { first: at(8), last: at(9, 30) },
  casual: { first: at(9, 30), last: at(14, 30) },
  learning: { first: at(12), last: at(15, 30) },
  sunset: { first: at(16), last: at(18) },
};

/** From November to February it is dark at six, morning and evening. */
const winterStartsOf: Record<Mood, Starts> = {
  ...startsOf,
  early: { first: at(6, 40), last: at(7, 30) },
  sunset: { first: at(16), last: at(16, 40) },
};

const isWinter = (month: number): boolean => month >= 11 || month <= 2;

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** The starting times that a course offers golfers in that mood, as `HH:mm`. */
export function teeSheet(mood: Mood, month: number, minutesBetweenGroups: number): string[] {
  const { first, last } = (isWinter(month) ? winterStartsOf : startsOf)[mood];
  const groups = Math.floor((last - first) / minutesBetweenGroups) + 1;
  return Array.from({ length: groups }, (_, group) => clock(first + group * minutesBetweenGroups));
}
