import type { Box } from "@fourball/domain/box";
import type { Course } from "@fourball/domain/course/schema";
import type { Position } from "@fourball/domain/position";
import { searchable, searchWords } from "@fourball/domain/search-words";
import { RADIUS_KM, TIME_OF_DAY } from "@fourball/domain/tee-time/constants";
import type { TeeTimeFilter } from "@fourball/domain/tee-time/list";
import { isInBox } from "@fourball/domain/tee-time/map";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { openSpots, spotsOfGame } from "@fourball/domain/tee-time/spots";
import { courseToday, FILTER_DAYS } from "@fourball/domain/tee-time/when";

/** Whether a game is in the filtered list. */
export function matchesFilter(game: TeeTimeDetail, filter: TeeTimeFilter): boolean {
  const { courseId, minOpen, moods = [], preferences = [] } = filter;
  return (
    isOnDay(game, filter) &&
    isAtHour(game, filter) &&
    hasHostHandicap(game, filter) &&
    hasWords(game, filter) &&
    (!courseId || game.courseId === courseId) &&
    isIn(game, filter.box) &&
    isNear(game, filter) &&
    (!minOpen || openSpots(spotsOfGame(game)) >= minOpen) &&
    (moods.length === 0 || moods.includes(game.mood)) &&
    preferences.every((preference) => game.preferences.includes(preference))
  );
}

function isIn({ course: { latitude, longitude } }: TeeTimeDetail, box: Box | undefined): boolean {
  if (!box) return true;
  return latitude !== null && longitude !== null && isInBox({ latitude, longitude }, box);
}

/** A course whose place is unknown may be anywhere. */
function isNear({ course }: TeeTimeDetail, { filter, near, radiusKm }: TeeTimeFilter): boolean {
  if (!near || (filter !== "nearby" && radiusKm === undefined)) return true;
  return (distanceTo(course, near) ?? 0) <= (radiusKm ?? RADIUS_KM.default);
}

/** As PostgreSQL's `earthdistance` measures it. */
const EARTH_RADIUS_KM = 6378.168;

export function distanceTo({ latitude, longitude }: Pick<Course, "latitude" | "longitude">, near: Position): number | null {
  if (latitude === null || longitude === null) return null;
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const squared = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const across = Math.cos(radians(latitude)) * Math.cos(radians(near.latitude)) * squared(longitude - near.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(squared(latitude - near.latitude) + across));
}

function isOnDay({ date, course }: TeeTimeDetail, { filter = "all", from, to }: TeeTimeFilter): boolean {
  if ((from && date < from) || (to && date > to)) return false;
  const days = FILTER_DAYS[filter];
  if (!days) return true;
  const today = Temporal.PlainDate.from(courseToday(Temporal.Now.instant(), course.timeZone));
  const ahead = today.until(date).days;
  return days[0] <= ahead && ahead <= days[1];
}

function isAtHour({ time }: TeeTimeDetail, { timesOfDay = [], timeFrom, timeTo }: TeeTimeFilter): boolean {
  if ((timeFrom && time < timeFrom) || (timeTo && time >= timeTo)) return false;
  const spans = timesOfDay.map((part) => TIME_OF_DAY[part]);
  return spans.length === 0 || spans.some(({ from, to }) => from <= time && time < to);
}

function hasHostHandicap({ host: { handicap } }: TeeTimeDetail, { handicapMin, handicapMax }: TeeTimeFilter): boolean {
  if (handicapMin === undefined && handicapMax === undefined) return true;
  return handicap !== null && handicap >= (handicapMin ?? handicap) && handicap <= (handicapMax ?? handicap);
}

function hasWords({ course, host }: TeeTimeDetail, { q = "" }: TeeTimeFilter): boolean {
  const text = searchable(course.name, course.location, host.firstName, host.lastName);
  return searchWords(q).every((word) => text.includes(word));
}
