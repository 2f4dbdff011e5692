import { SEARCH_FREQUENCIES } from "@fourball/domain/saved-search/constants";
import { type SavedFilter, savedFilterOf } from "@fourball/domain/saved-search/filter";
import { MOODS, TIMES_OF_DAY } from "@fourball/domain/tee-time/constants";
import { comparedColumns } from "@fourball/services/discover/saved-search/compared-columns";
import type postgres from "postgres";

type Place = { id: string; latitude: number; longitude: number };

/** Where a third of all searches are. */
const METROS = 4;
const WORDS = ["pine ridge", "oak", "cypress point", "town 12", "harbor", "castillo"];
const CHUNK = 5000;

const at = <Value>(list: readonly Value[], number: number): Value => {
  const value = list[Math.floor(number) % list.length];
  if (value === undefined) throw new Error("An empty list");
  return value;
};

export const metrosOf = <Course>(courses: readonly Course[]): Course[] =>
  Array.from({ length: METROS }, (_, metro) => at(courses, metro * 701 + 7));

/** Of 20 searches, 13 are around a place, 3 in a part of the map, 2 at a course, 1 by words and 1 anywhere; half of them have a mood or an hour. */
function filterOf(number: number, courses: readonly Place[]): SavedFilter {
  const isMetro = number % 3 === 0;
  const course = isMetro ? at(metrosOf(courses), number / 3) : at(courses, number * 7919);
  const { latitude, longitude } = { latitude: course.latitude + (number % 11) / 100, longitude: course.longitude };
  const kind = number % 20;
  const where = () => {
    if (kind < 13) return { near: { latitude, longitude }, radiusKm: 10 + (number % 10) * 10 };
    if (kind < 16) return { box: { south: latitude - 0.4, north: latitude + 0.4, west: longitude - 0.5, east: longitude + 0.5 } };
    if (kind < 18) return { courseId: course.id };
    return kind === 18
      ? { q: at(WORDS, number / 20) }
      : { minOpen: 2, moods: [at(MOODS, number / 20)], preferences: ["Fast pace"] };
  };
  return savedFilterOf({
    ...where(),
    ...(number % 4 === 0 && { moods: [at(MOODS, number / 4)] }),
    ...(number % 5 < 2 && { timesOfDay: [at(TIMES_OF_DAY, number / 5)] }),
    ...(number % 9 === 0 && { preferences: ["Fast pace"] }),
  });
}

/** The same searches every time, two of each golfer. */
export async function saveSearches(sql: postgres.Sql, count: number, courses: readonly Place[]): Promise<void> {
  await sql`delete from saved_searches`;
  for (let first = 0; first < count; first += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, count - first) }, (_, index) => {
      const number = first + index;
      const filter = filterOf(number, courses);
      return { number, filter, frequency: at(SEARCH_FREQUENCIES, number), ...comparedColumns(filter) };
    });
    await sql`
      insert into saved_searches (user_id, filter, frequency, course_id, reach, latitude, longitude, radius_km, words, word_key,
        min_open, moods, times_of_day, preferences)
      select md5('golfer' || number % 50000)::uuid, filter, frequency, "courseId", reach::box, latitude, longitude, "radiusKm", words,
        "wordKey", "minOpen", moods, "timesOfDay", preferences
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as t(number int, filter jsonb, frequency text, "courseId" uuid,
        reach text, latitude float8, longitude float8, "radiusKm" float8, words text[], "wordKey" text, "minOpen" int, moods text[],
        "timesOfDay" text[], preferences text[])
      on conflict do nothing`;
  }
  await sql`update users set time_zone = 'America/Chicago' where time_zone is null`;
  await sql`vacuum analyze saved_searches`;
}
