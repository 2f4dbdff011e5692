import type { Position } from "@fourball/domain/position";
import { type Hours, timeOf } from "@fourball/domain/tee-time/hours";
import { daylightHour, lightOfDay } from "@fourball/domain/tee-time/sun";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import { clockParts } from "../../../kit/formatting.ts";

/** Windows begin and end on a quarter of an hour. */
export const QUARTER = 15;
export const SHORTEST = 30;
export const HOUR = 60;
const NOON = 12 * HOUR;
const DAY = 24 * HOUR;
const STOPS = 24;
/** Where the sun tells no day from night. */
const WITHOUT_TWILIGHT = { from: 5 * HOUR, to: 21 * HOUR };

export type DayPlace = { position: Position | undefined; timeZone: string };
/** A day in minutes of its clock: what a band shows of it, first light and dusk, and the hours of the sun at even distances. */
export type DayScale = Hours & { light: Hours | undefined; sunHours: readonly number[] };

/**
 * Where only the clock is known, its standard time says how far east it is; in summer it would be an hour too far. Where January
 * has the summer time, it's in the south.
 */
function placeOfClock(timeZone: string): Position {
  const hoursEast = (month: number): number =>
    Temporal.PlainDate.from({ year: 2026, month, day: 1 }).toZonedDateTime(timeZone).offsetNanoseconds / 3.6e12;
  const [january, july] = [hoursEast(1), hoursEast(7)];
  return { latitude: january > july ? -40 : 40, longitude: Math.min(january, july) * 15 };
}

/** From first light to dusk, and as much longer as the games are. */
export function dayScale({ position, timeZone }: DayPlace, date: string, teeOffs: readonly number[]): DayScale {
  const course = { state: "", country: "", ...(position ?? placeOfClock(timeZone)) };
  const noon = { course, date, time: timeOf(NOON), teeOffAt: teeOffInstant({ date, time: timeOf(NOON), timeZone }).toString() };
  const instant = Date.parse(noon.teeOffAt);
  const light = lightOfDay(noon);
  const minuteOf = (at: number): number => Math.round(NOON + (at - instant) / 60_000);
  const twilights = light && { from: minuteOf(light.firstLight), to: minuteOf(light.dusk) };
  const { from, to } = twilights ?? WITHOUT_TWILIGHT;
  const first = Math.max(0, Math.floor(Math.min(from, ...teeOffs) / QUARTER) * QUARTER);
  const last = Math.min(DAY, Math.ceil(Math.max(to, ...teeOffs.map((teeOff) => teeOff + 1)) / QUARTER) * QUARTER);
  const sunHours = Array.from({ length: STOPS }, (_, place) => {
    const minute = first + ((last - first) * place) / (STOPS - 1);
    return light ? daylightHour(instant + (minute - NOON) * 60_000, light) : minute / HOUR;
  });
  return { from: first, to: last, light: twilights, sunHours };
}

/** `7 AM`, `9`, `11`, `1`, `3 PM`, each with its minute; the first and the last say which half of the day it is. */
export function hourMarks({ from, to }: Hours, stepHours: number): { minute: number; text: string }[] {
  const first = Math.ceil((from + QUARTER) / HOUR);
  const steps = Math.floor((to - QUARTER - first * HOUR) / (stepHours * HOUR));
  return Array.from({ length: steps + 1 }, (_, place) => {
    const minute = (first + place * stepHours) * HOUR;
    const { digits, half } = clockParts(timeOf(minute));
    const text = digits.replace(/:00$/, "");
    return { minute, text: half && (place === 0 || place === steps) ? `${text} ${half}` : text };
  });
}

/** What of these minutes is nearest to a window. */
export function nearestTo({ from, to }: Hours, teeOffs: readonly number[]): number | undefined {
  const away = (minute: number): number => Math.max(from - minute, minute - to);
  return teeOffs.toSorted((one, other) => away(one) - away(other))[0];
}

/** The shortest window that begins with the quarter of a minute. */
export function windowAt(minute: number): Hours {
  const from = Math.floor(minute / QUARTER) * QUARTER;
  return { from, to: Math.min(DAY, from + SHORTEST) };
}

/** A window that holds a minute too. */
export const widenedTo = ({ from, to }: Hours, minute: number): Hours => {
  const start = Math.floor(minute / QUARTER) * QUARTER;
  return { from: Math.min(from, start), to: Math.max(to, start + QUARTER) };
};

export const isWithin = ({ from, to }: Hours, minute: number): boolean => from <= minute && minute < to;
