import { MOODS, type Mood } from "@fourball/domain/tee-time/constants";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import type { SeedCourse } from "./courses.ts";
import type { Dice } from "./random.ts";
import { type Region, regionOf } from "./regions.ts";

const NOTICE_MINUTES = 75;
const DAYS_AHEAD = 20;
const MINUTES_BETWEEN_GROUPS = [8, 9, 10, 12] as const;

export interface Start {
  readonly course: SeedCourse;
  readonly region: Region;
  readonly mood: Mood;
  readonly date: string;
  readonly time: string;
  readonly at: Temporal.Instant;
}

const todayAt = (now: Temporal.Instant, { timeZone }: SeedCourse): Temporal.PlainDate =>
  now.toZonedDateTimeISO(timeZone).toPlainDate();

function startOf(course: SeedCourse, mood: Mood, day: Temporal.PlainDate, time: string): Start {
  const date = day.toString();
  const at = teeOffInstant({ date, time, timeZone: course.timeZone });
  return { course, region: regionOf(course.state), mood, date, time, at };
}

function timesOf({ key }: SeedCourse, mood: Mood, { month }: Temporal.PlainDate): string[] {
  return teeSheet(mood, month, MINUTES_BETWEEN_GROUPS[key.length % MINUTES_BETWEEN_GROUPS.length] ?? 10);
}

/** A start later today in whatever mood the rest of the day allows, if it allows any. */
export function startToday(now: Temporal.Instant, course: SeedCourse, chance: Dice): Start | undefined {
  const today = todayAt(now, course);
  const soonest = now.add({ minutes: NOTICE_MINUTES }).toZonedDateTimeISO(course.timeZone);
  if (!soonest.toPlainDate().equals(today)) return undefined;
  const notBefore = soonest.toPlainTime().toString({ smallestUnit: "minute", roundingMode: "ceil" });
  for (const mood of chance.shuffled(MOODS)) {
    const left = timesOf(course, mood, today).filter((time) => time >= notBefore);
    if (left.length > 0) return startOf(course, mood, today, chance.pick(left));
  }
  return undefined;
}

export function startInDays(now: Temporal.Instant, course: SeedCourse, mood: Mood, day: number, chance: Dice): Start {
  const date = todayAt(now, course).add({ days: day });
  return startOf(course, mood, date, chance.pick(timesOf(course, mood, date)));
}

/** Most golf is played at the weekend. */
const golfersOn = (dayOfWeek: number): number => (dayOfWeek >= 6 ? 4 : dayOfWeek === 5 ? 2 : 1);

export function anyDayAhead(now: Temporal.Instant, course: SeedCourse, chance: Dice): number {
  const { dayOfWeek } = todayAt(now, course);
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => index + 1);
  const weekday = (day: number): number => ((dayOfWeek + day - 1) % 7) + 1;
  return chance.pick(days.flatMap((day) => Array.from({ length: golfersOn(weekday(day)) }, () => day)));
}

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
function teeSheet(mood: Mood, month: number, minutesBetweenGroups: number): string[] {
  const { first, last } = (isWinter(month) ? winterStartsOf : startsOf)[mood];
  const groups = Math.floor((last - first) / minutesBetweenGroups) + 1;
  return Array.from({ length: groups }, (_, group) => clock(first + group * minutesBetweenGroups));
}
