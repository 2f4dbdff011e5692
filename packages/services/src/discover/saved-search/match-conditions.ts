import { savedSearches } from "@fourball/db/schema/index";
import type { SavedFilter } from "@fourball/domain/saved-search/filter";
import { timeOfDayAt } from "@fourball/domain/tee-time/constants";
import { and, arrayContained, arrayContains, type Column, eq, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PostedGame } from "./posted-game.ts";

const { latitude, longitude, radiusKm, reach, words, ...columns } = savedSearches;

/** A part that isn't set allows every game; without a condition it allows no other one. */
const ifSet = (column: Column, holds: SQL | undefined): SQL | undefined => or(isNull(column), holds);

/** Undefined without coordinates: there is no point then, so it is in no area. */
export function reachesGame(game: PostedGame): SQL | undefined {
  if (game.latitude === null || game.longitude === null) return undefined;
  const point = `(${game.longitude},${game.latitude})`;
  return sql`${reach} @> ${`${point},${point}`}`;
}

// The list also shows courses whose place is unknown. Here that would tell golfers all over the country.
function isNear(game: PostedGame): SQL | undefined {
  if (game.latitude === null || game.longitude === null) return undefined;
  const place = sql`ll_to_earth(${game.latitude}, ${game.longitude})`;
  return lte(sql`earth_distance(ll_to_earth(${latitude}, ${longitude}), ${place}) / 1000`, radiusKm);
}

/** The conditions of the marketplace's list the other way round: the game is given, the filters are rows. The cheapest first. */
function conditionsFor(game: PostedGame) {
  const { date, time, openSpots, mood, handicap, courseId, courseText, hostText } = game;
  const timeOfDay = timeOfDayAt(time);
  const preferences = sql.param(game.preferences, columns.preferences);
  return {
    from: ifSet(columns.dateFrom, lte(columns.dateFrom, date)),
    to: ifSet(columns.dateTo, gte(columns.dateTo, date)),
    minOpen: ifSet(columns.minOpen, lte(columns.minOpen, openSpots)),
    moods: ifSet(columns.moods, arrayContains(columns.moods, [mood])),
    timesOfDay: ifSet(columns.timesOfDay, timeOfDay && arrayContains(columns.timesOfDay, [timeOfDay])),
    handicapMin: ifSet(columns.handicapMin, handicap === null ? undefined : lte(columns.handicapMin, handicap)),
    handicapMax: ifSet(columns.handicapMax, handicap === null ? undefined : gte(columns.handicapMax, handicap)),
    courseId: ifSet(columns.courseId, eq(columns.courseId, courseId)),
    preferences: ifSet(columns.preferences, arrayContained(columns.preferences, preferences)),
    box: ifSet(reach, reachesGame(game)),
    q: ifSet(
      words,
      sql`not exists (select 1 from unnest(${words}) word
        where strpos(${courseText}, word) = 0 and strpos(${hostText}, word) = 0)`,
    ),
    near: ifSet(latitude, isNear(game)),
    radiusKm: undefined,
  } satisfies Record<keyof SavedFilter, SQL | undefined>;
}

/** Whether a filter lets the game through. */
export const filterMatches = (game: PostedGame): SQL | undefined => and(...Object.values(conditionsFor(game)));
