import { after, dateAt, likeContaining, now } from "@fourball/db/expressions";
import { builder } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { searchWords } from "@fourball/domain/search-words";
import { RADIUS_KM, type Sort, TIME_OF_DAY } from "@fourball/domain/tee-time/constants";
import type { ListTeeTimesInput, TeeTimeFilter } from "@fourball/domain/tee-time/list";
import { boxAround, LOCAL_KM } from "@fourball/domain/tee-time/nearby";
import { FILTER_DAYS } from "@fourball/domain/tee-time/when";
import { and, arrayContains, between, eq, gte, inArray, isNull, like, lt, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { distanceKm } from "../../course/course-columns.ts";
import { openSpotsSql } from "../open-spots-sql.ts";
import { boxValues, isInBox } from "./box-reach.ts";

/** One part of a filter as SQL. Conditions of the same `shape` differ only in `values`. */
export type Condition = {
  shape: string;
  where: SQL | undefined;
  values?: Record<string, unknown>;
  /** What it looks at besides the tee time itself. */
  needs?: Need;
};

export type Need = "course" | "host";

const value = sql.placeholder;
const courseToday = dateAt(golfCourses.timeZone);

function quickDays({ filter = "all" }: TeeTimeFilter): Condition[] {
  const days = FILTER_DAYS[filter];
  if (!days) return [];
  const [first, last] = days;
  // The first line lets the index on tee-off find the rows; the second is exact on each course's clock.
  const where = and(
    lt(teeTimes.teeOffAt, after(now, { days: last + 2 })),
    between(teeTimes.date, sql`${courseToday} + ${first}`, sql`${courseToday} + ${last}`),
  );
  return [{ shape: `days ${first}-${last}`, where, needs: "course" }];
}

function dates({ from, to }: TeeTimeFilter): Condition[] {
  const conditions: Condition[] = [];
  if (from) conditions.push({ shape: "from", where: gte(teeTimes.date, value("from")), values: { from } });
  if (to) conditions.push({ shape: "to", where: lte(teeTimes.date, value("to")), values: { to } });
  return conditions;
}

function hours({ timesOfDay = [] }: TeeTimeFilter): Condition[] {
  if (timesOfDay.length === 0) return [];
  const parts = [...timesOfDay].sort();
  const spans = parts.map((part) => {
    const { from, to } = TIME_OF_DAY[part];
    return and(gte(teeTimes.time, from), lt(teeTimes.time, to));
  });
  return [{ shape: `hours ${parts.join()}`, where: or(...spans) }];
}

function withinHours({ timeFrom, timeTo }: TeeTimeFilter): Condition[] {
  const conditions: Condition[] = [];
  if (timeFrom) conditions.push({ shape: "time from", where: gte(teeTimes.time, value("timeFrom")), values: { timeFrom } });
  if (timeTo) conditions.push({ shape: "time to", where: lt(teeTimes.time, value("timeTo")), values: { timeTo } });
  return conditions;
}

function openSpots({ minOpen }: TeeTimeFilter): Condition[] {
  if (!minOpen) return [];
  return [{ shape: "open", where: gte(openSpotsSql, value("minOpen")), values: { minOpen } }];
}

function vibe({ moods = [], preferences = [] }: TeeTimeFilter): Condition[] {
  const conditions: Condition[] = [];
  if (moods.length > 0) conditions.push({ shape: "moods", where: anyOf(teeTimes.mood, value("moods")), values: { moods } });
  if (preferences.length > 0) {
    const where = arrayContains(teeTimes.preferences, value("preferences"));
    conditions.push({ shape: "preferences", where, values: { preferences } });
  }
  return conditions;
}

function hostHandicap({ handicapMin, handicapMax }: TeeTimeFilter): Condition[] {
  const conditions: Condition[] = [];
  if (handicapMin !== undefined)
    conditions.push({
      shape: "handicap from",
      where: gte(users.handicap, value("handicapMin")),
      values: { handicapMin },
      needs: "host",
    });
  if (handicapMax !== undefined)
    conditions.push({
      shape: "handicap to",
      where: lte(users.handicap, value("handicapMax")),
      values: { handicapMax },
      needs: "host",
    });
  return conditions;
}

function oneCourse({ courseId }: TeeTimeFilter): Condition[] {
  return courseId ? [{ shape: "course", where: eq(teeTimes.courseId, value("courseId")), values: { courseId } }] : [];
}

/** Each word finds its courses and hosts by their own indexes, before any game is looked at. */
const words = ({ q = "" }: TeeTimeFilter): Condition[] =>
  searchWords(q).map((word, index) => {
    const name = `word${index}`;
    const where = or(inArray(teeTimes.courseId, named(golfCourses, name)), inArray(teeTimes.hostId, named(users, name)));
    return { shape: name, where, values: { [name]: likeContaining(word) } };
  });

function named(table: typeof golfCourses | typeof users, name: string) {
  const named = alias(table, "named");
  return builder
    .select({ id: named.id })
    .from(named)
    .where(like(named.searchText, value(name)));
}

/** The course lies within the radius, or nobody knows where it lies. */
export const isNear: SQL = sql`${or(
  isNull(golfCourses.latitude),
  isNull(golfCourses.longitude),
  and(
    between(golfCourses.latitude, value("south"), value("north")),
    between(golfCourses.longitude, value("west"), value("east")),
    lte(distanceKm, value("radiusKm")),
  ),
)}`;

/** Whether only games near the viewer are sought. */
export const isOnlyNear = ({ filter, near, radiusKm }: TeeTimeFilter): boolean =>
  near !== undefined && (filter === "nearby" || radiusKm !== undefined);

function near(filter: TeeTimeFilter): Condition[] {
  if (filter.filter === "nearby" && !filter.near) throw fail("nearMeNeedsLocation", { path: ["near"] });
  if (!filter.near || !isOnlyNear(filter)) return [];
  const { near: here, radiusKm = RADIUS_KM.default } = filter;
  return [{ shape: "near", where: isNear, values: { ...boxAround(here, radiusKm), radiusKm }, needs: "course" }];
}

/** An order by columns; `local-first` is two lists, one after the other. */
export type ColumnSort = Exclude<Sort, "local-first">;

/** A list, or one of the two parts of one that begins with the local games. */
export type PartOfList = Omit<ListTeeTimesInput, "sort"> & { sort?: ColumnSort; locality?: "local" | "farther" };

/** Local games near the golfer are those of Near Me, which are found course by course. */
function locality({ locality, near: here, timeZone }: PartOfList): Condition[] {
  if (!locality) return [];
  if (here) {
    if (locality === "local") return [];
    const values = { ...boxAround(here, LOCAL_KM), radiusKm: LOCAL_KM };
    return [{ shape: "farther", where: not(isNear), values, needs: "course" }];
  }
  const where = (locality === "local" ? eq : ne)(golfCourses.timeZone, value("timeZone"));
  return [{ shape: `time zone ${locality}`, where, values: { timeZone }, needs: "course" }];
}

/**
 * How a query finds the games of a part of the country: for each course of an outer query, which looks at the box itself; game by
 * game in their order; or as a join of all.
 */
export type PlaceSearch = "by course" | "game by game" | "joined";

const ofOuterCourse: Condition = { shape: "by course", where: eq(teeTimes.courseId, golfCourses.id) };

function withinBox({ box }: TeeTimeFilter, search: PlaceSearch): Condition[] {
  const values = box && boxValues(box);
  if (search === "by course") return [{ ...ofOuterCourse, values }];
  if (!values) return [];
  if (search === "joined") return [{ shape: "box", where: isInBox, values, needs: "course" }];
  // "offset 0" keeps it out of the joins: from the courses, PostgreSQL would read all their games before it sorts them.
  const where = sql`exists (select 1 from ${golfCourses}
    where ${eq(golfCourses.id, teeTimes.courseId)} and ${isInBox} offset 0)`;
  return [{ shape: "each in box", where, values }];
}

/** Every part of a filter that is set. */
export const filterConditions = (filter: PartOfList, search: PlaceSearch): Condition[] => [
  ...[quickDays, dates, hours, withinHours, openSpots, vibe, hostHandicap, oneCourse, words, near, locality].flatMap((part) =>
    part(filter),
  ),
  ...withinBox(filter, search),
];
