import type { Box } from "@fourball/domain/box";
import { searchable, searchWords } from "@fourball/domain/search-words";
import { TIME_OF_DAY } from "@fourball/domain/tee-time/constants";
import type { TeeTimeFilter } from "@fourball/domain/tee-time/list";
import { isInBox } from "@fourball/domain/tee-time/map";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { openSpots, spotsOfGame } from "@fourball/domain/tee-time/spots";
import { courseToday, FILTER_DAYS } from "@fourball/domain/tee-time/when";

/** Whether a game is in the filtered list. Distance is ignored: every game counts as nearby. */
export function matchesFilter(game: TeeTimeDetail, filter: TeeTimeFilter): boolean {
  const { courseId, minOpen, moods = [], preferences = [] } = filter;
  return (
    isOnDay(game, filter) &&
    isAtHour(game, filter) &&
    hasHostHandicap(game, filter) &&
    hasWords(game, filter) &&
    (!courseId || game.courseId === courseId) &&
    isIn(game, filter.box) &&
    (!minOpen || openSpots(spotsOfGame(game)) >= minOpen) &&
    (moods.length === 0 || moods.includes(game.mood)) &&
    preferences.every((preference) => game.preferences.includes(preference))
  );
}

function isIn({ course: { latitude, longitude } }: TeeTimeDetail, box: Box | undefined): boolean {
  if (!box) return true;
  return latitude !== null && longitude !== null && isInBox({ latitude, longitude }, box);
}

function isOnDay({ date, course }: TeeTimeDetail, { filter = "all", from, to }: TeeTimeFilter): boolean {
  if ((from && date < from) || (to && date > to)) return false;
  const days = FILTER_DAYS[filter];
  if (!days) return true;
  const today = Temporal.PlainDate.from(courseToday(Temporal.Now.instant(), course.timeZone));
  const ahead = today.until(date).days;
  return days[0] <= ahead && ahead <= days[1];
}

function isAtHour({ time }: TeeTimeDetail, { timesOfDay = [] }: TeeTimeFilter): boolean {
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
