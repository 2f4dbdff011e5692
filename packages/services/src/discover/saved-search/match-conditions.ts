import { savedSearches } from "@fourball/db/schema/index";
import type { SavedFilter } from "@fourball/domain/saved-search/filter";
import { type Column, type SQL, sql } from "drizzle-orm";

const { latitude, longitude, radiusKm, reach, words, ...columns } = savedSearches;
const value = sql.placeholder;
/** A part that isn't set allows every game. */
const ifSet = (column: Column, holds: SQL): SQL => sql`(${column} is null or ${holds})`;

const x = sql`${value("longitude")}::float8`;
const y = sql`${value("latitude")}::float8`;
// Without coordinates there is no point, so it is in no area.
export const gamePlace: SQL = sql`box(point(${x}, ${y}), point(${x}, ${y}))`;

/** The conditions of the marketplace's list the other way round: the game is given, the filters are rows. The cheapest first. */
const conditions = {
  from: ifSet(columns.dateFrom, sql`${columns.dateFrom} <= ${value("date")}::date`),
  to: ifSet(columns.dateTo, sql`${columns.dateTo} >= ${value("date")}::date`),
  minOpen: ifSet(columns.minOpen, sql`${columns.minOpen} <= ${value("openSpots")}::int`),
  moods: ifSet(columns.moods, sql`${value("mood")}::text = any(${columns.moods})`),
  timesOfDay: ifSet(columns.timesOfDay, sql`${value("timeOfDay")}::text = any(${columns.timesOfDay})`),
  handicapMin: ifSet(columns.handicapMin, sql`${columns.handicapMin} <= ${value("handicap")}::float8`),
  handicapMax: ifSet(columns.handicapMax, sql`${columns.handicapMax} >= ${value("handicap")}::float8`),
  courseId: ifSet(columns.courseId, sql`${columns.courseId} = ${value("courseId")}::uuid`),
  preferences: ifSet(columns.preferences, sql`${columns.preferences} <@ ${value("preferences")}::text[]`),
  box: ifSet(reach, sql`${reach} @> ${gamePlace}`),
  q: ifSet(
    words,
    sql`not exists (select 1 from unnest(${words}) word
      where strpos(${value("courseText")}::text, word) = 0 and strpos(${value("hostText")}::text, word) = 0)`,
  ),
  // The list also shows courses whose place is unknown. Here that would tell golfers all over the country.
  near: ifSet(
    latitude,
    sql`earth_distance(ll_to_earth(${latitude}, ${longitude}), ll_to_earth(${y}, ${x})) / 1000 <= ${radiusKm}`,
  ),
  radiusKm: sql`true`,
} satisfies Record<keyof SavedFilter, SQL>;

/** Whether a filter lets the game of the placeholders through. */
export const filterMatches: SQL = sql.join(Object.values(conditions), sql` and `);
