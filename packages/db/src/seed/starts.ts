import { MOODS, type Mood } from "@fourball/domain/tee-time/constants";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import type { SeedCourse } from "./courses.ts";
import type { Dice } from "./random.ts";
import { type Region, regionOf } from "./regions.ts";
import { teeSheet } from "./tee-sheet.ts";

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
