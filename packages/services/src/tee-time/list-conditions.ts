import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { invalid } from "@fourball/domain/failure";
import { RADIUS_KM, TIME_OF_DAY } from "@fourball/domain/tee-time/constants";
import type { TeeTimeFilter } from "@fourball/domain/tee-time/list";
import { boxAround } from "@fourball/domain/tee-time/nearby";
import { FILTER_DAYS } from "@fourball/domain/tee-time/when";
import { searchWords } from "@fourball/domain/text";
import { type SQL, sql } from "drizzle-orm";
import { likeContaining } from "../like-containing.ts";

/** A filter as SQL. Two filters with the same `shape` have the same text and differ only in `values`, so each text is prepared once. */
export type Conditions = {
  shape: string;
  where: SQL;
  values: Record<string, unknown>;
};

const value = sql.placeholder;
const list = (name: string): SQL => sql`(select jsonb_array_elements_text(${value(name)}::text::jsonb))`;
const courseToday = sql`(${value("now")}::timestamptz at time zone ${golfCourses.timeZone})::date`;

const listed = sql`${teeTimes.status} = 'active' and ${teeTimes.isPublic} and ${teeTimes.teeOffAt} > ${value("now")}::timestamptz`;

/** Kilometres between the viewer and the course; null when the course's place is unknown. */
export const distanceKm = sql`(earth_distance(
  ll_to_earth(${value("latitude")}::float8, ${value("longitude")}::float8),
  ll_to_earth(${golfCourses.latitude}::float8, ${golfCourses.longitude}::float8)) / 1000)`;

export function listConditions(filter: TeeTimeFilter, now: Temporal.Instant): Conditions {
  const parts: [shape: string, where: SQL, values?: Record<string, unknown>][] = [];

  const days = FILTER_DAYS[filter.filter ?? "all"];
  if (days) {
    const [first, last] = days;
    // The first line lets the index on tee-off find the rows; the second is exact on each course's clock.
    parts.push([
      `days ${first}-${last}`,
      sql`${teeTimes.teeOffAt} < ${value("now")}::timestamptz + ${sql.raw(`interval '${last + 2} days'`)}
        and ${teeTimes.date} between ${courseToday} + ${sql.raw(String(first))} and ${courseToday} + ${sql.raw(String(last))}`,
    ]);
  }
  if (filter.from) parts.push(["from", sql`${teeTimes.date} >= ${value("from")}::date`, { from: filter.from }]);
  if (filter.to) parts.push(["to", sql`${teeTimes.date} <= ${value("to")}::date`, { to: filter.to }]);
  if (filter.timesOfDay?.length) {
    const spans = filter.timesOfDay.map((part) => TIME_OF_DAY[part]);
    const within = spans.map(({ from, to }) => sql.raw(`("tee_times"."time" >= '${from}' and "tee_times"."time" < '${to}')`));
    parts.push([`times ${[...filter.timesOfDay].sort().join()}`, sql`(${sql.join(within, sql` or `)})`]);
  }
  if (filter.minOpen)
    parts.push([
      "open",
      sql`${teeTimes.totalSlots} - ${teeTimes.confirmedCount} - 1 >= ${value("minOpen")}::int`,
      { minOpen: filter.minOpen },
    ]);
  if (filter.moods?.length)
    parts.push(["moods", sql`${teeTimes.mood} in ${list("moods")}`, { moods: JSON.stringify(filter.moods) }]);
  if (filter.preferences?.length)
    parts.push([
      "preferences",
      sql`${teeTimes.preferences} @> array${list("preferences")}`,
      { preferences: JSON.stringify(filter.preferences) },
    ]);
  if (filter.handicapMin !== undefined)
    parts.push(["hcp>", sql`${users.handicap} >= ${value("handicapMin")}::float8`, { handicapMin: filter.handicapMin }]);
  if (filter.handicapMax !== undefined)
    parts.push(["hcp<", sql`${users.handicap} <= ${value("handicapMax")}::float8`, { handicapMax: filter.handicapMax }]);
  if (filter.courseId)
    parts.push(["course", sql`${teeTimes.courseId} = ${value("courseId")}::uuid`, { courseId: filter.courseId }]);

  for (const [index, word] of searchWords(filter.q ?? "").entries()) {
    const name = `word${index}`;
    parts.push([
      name,
      sql`(${teeTimes.courseId} in (select c.id from ${golfCourses} c where c.search_text like ${value(name)}::text)
        or ${teeTimes.hostId} in (select u.id from ${users} u where u.search_text like ${value(name)}::text))`,
      { [name]: likeContaining(word) },
    ]);
  }

  if (filter.filter === "nearby" && !filter.near) throw invalid("Your location is needed for Near Me", ["near"]);
  if (filter.near && (filter.filter === "nearby" || filter.radiusKm)) {
    const radiusKm = filter.radiusKm ?? RADIUS_KM.default;
    parts.push([
      "near",
      sql`(${golfCourses.latitude} is null or ${golfCourses.longitude} is null or (
        ${golfCourses.latitude} between ${value("south")}::float8 and ${value("north")}::float8
        and ${golfCourses.longitude} between ${value("west")}::float8 and ${value("east")}::float8
        and ${distanceKm} <= ${value("radiusKm")}::float8))`,
      { ...boxAround(filter.near, radiusKm), radiusKm },
    ]);
  }

  return {
    shape: parts.map(([shape]) => shape).join("|"),
    where: sql.join([listed, ...parts.map(([, where]) => where)], sql` and `),
    values: Object.assign({ now: new Date(now.epochMilliseconds), ...filter.near }, ...parts.map(([, , values]) => values)),
  };
}
