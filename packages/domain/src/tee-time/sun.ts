import { getTimes } from "suncalc";
import { type CoursePlace, positionOf } from "../course/position.ts";

export type Game = {
  course: CoursePlace;
  /** On the course's clock, as is `teeOffAt` as an instant. */
  date: string;
  time: string;
  teeOffAt: string;
};

/** Milliseconds since 1970. */
export type Daylight = { sunrise: number; sunset: number };
export type LightOfDay = Daylight & { firstLight: number; dusk: number };

const HOUR = 3_600_000;
const TEMPERATE = 40;

/** Sunrise and sunset at the course on the day of the game; nothing where the sun does not rise or set that day. */
export function daylightOf(game: Game): Daylight | undefined {
  const { sunrise, sunset } = timesOfSun(game);
  return sunrise && sunset ? { sunrise: sunrise.getTime(), sunset: sunset.getTime() } : undefined;
}

/** The same with both twilights; nothing where one of them lasts all night. */
export function lightOfDay(game: Game): LightOfDay | undefined {
  const daylight = daylightOf(game);
  const { dawn, dusk } = timesOfSun(game);
  return daylight && dawn && dusk ? { ...daylight, firstLight: dawn.getTime(), dusk: dusk.getTime() } : undefined;
}

function timesOfSun({ course, date, time, teeOffAt }: Game) {
  const onItsClock = Date.parse(`${date}T${time}Z`);
  const offset = onItsClock - Date.parse(teeOffAt);
  const noon = Date.parse(`${date}T12:00Z`) - offset;
  // Where not even the state is known, its clock says how far east it is.
  const { latitude, longitude } = positionOf(course) ?? { latitude: TEMPERATE, longitude: (offset / HOUR) * 15 };
  return getTimes(new Date(noon), latitude, longitude);
}

const SUNRISE_HOUR = 5.5;
const SUNSET_HOUR = 18.8;

/**
 * The hour as the sun tells it: sunrise is always 5.5 and sunset 18.8, so 4:10 PM is an afternoon in August and dusk in
 * December. Without a sunrise, the clock is all there is.
 */
export function daylightHour(at: number, { sunrise, sunset }: Daylight): number {
  const hour = SUNRISE_HOUR + ((at - sunrise) * (SUNSET_HOUR - SUNRISE_HOUR)) / (sunset - sunrise);
  return Math.min(18.95, Math.max(5.6, hour));
}
