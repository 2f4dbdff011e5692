import { golfCourses } from "@fourball/db/schema/index";
import { likeContaining } from "@fourball/db/select/like-containing";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { from } from "@fourball/db/select/tables";
import { COURSES_NEAR_KM } from "@fourball/domain/course/constants";
import { COURSES_FOR_STRANGERS_MAX, type Course, type ListCoursesInput } from "@fourball/domain/course/schema";
import { searchWords } from "@fourball/domain/search-words";
import { boxAround } from "@fourball/domain/tee-time/nearby";
import { type SQL, sql } from "drizzle-orm";
import type { ServiceContext } from "../../core/service-context.ts";
import { courseColumns, distanceKm } from "./course-columns.ts";

const value = sql.placeholder;

const prepared = statementCache((where: SQL, order: SQL) =>
  prepareSelect(
    courseColumns,
    from(golfCourses),
    sql`where ${where} order by ${order}${golfCourses.name}, ${golfCourses.id} limit ${value("limit")}::int`,
  ),
);

// The box spares the exact distance most of the rows.
const isNear = sql`${golfCourses.latitude} between ${value("south")}::float8 and ${value("north")}::float8
  and ${golfCourses.longitude} between ${value("west")}::float8 and ${value("east")}::float8
  and ${distanceKm} <= ${sql.raw(String(COURSES_NEAR_KM))}`;

/**
 * Courses by name; with `id` that one, with `q` those whose name, location, city and state hold every word, with `near` those
 * within reach by distance. Without `limit`: all, or 500 for strangers.
 */
export async function listCourses(ctx: ServiceContext, { id, q, near, limit }: ListCoursesInput): Promise<Course[]> {
  const words = searchWords(q ?? "").map((word, index) => ({
    name: `word${index}`,
    pattern: likeContaining(word),
  }));
  const matches = words.map(({ name }) => sql`${golfCourses.searchText} like ${value(name)}::text`);
  const chosen = id ? [sql`${golfCourses.id} = ${value("id")}::uuid`] : [];
  const nearby = near ? [isNear] : [];
  const shape = `${words.length} ${chosen.length} ${nearby.length}`;
  const where = sql.join([sql`${golfCourses.archivedAt} is null`, ...chosen, ...matches, ...nearby], sql` and `);
  const run = prepared(shape, where, near ? sql`${distanceKm}, ` : sql``);
  return run(ctx.db, {
    ...Object.fromEntries(words.map(({ name, pattern }) => [name, pattern])),
    id,
    ...(near && { ...near, ...boxAround(near, COURSES_NEAR_KM) }),
    limit: limit ?? (ctx.viewer ? null : COURSES_FOR_STRANGERS_MAX),
  });
}
