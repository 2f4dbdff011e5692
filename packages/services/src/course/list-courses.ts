import { golfCourses } from "@fourball/db/schema/index";
import { likeContaining } from "@fourball/db/select/like-containing";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { from } from "@fourball/db/select/tables";
import { COURSES_FOR_STRANGERS_MAX, type Course, type ListCoursesInput } from "@fourball/domain/course/schema";
import { searchWords } from "@fourball/domain/search-words";
import { type SQL, sql } from "drizzle-orm";
import type { ServiceContext } from "../service-context.ts";
import { courseColumns } from "./course-columns.ts";

const value = sql.placeholder;

const prepared = statementCache((where: SQL) =>
  prepareSelect(
    courseColumns,
    from(golfCourses),
    sql`where ${where} order by ${golfCourses.name}, ${golfCourses.id} limit ${value("limit")}::int`,
  ),
);

/** Courses by name; with `id` that one, with `q` those whose name, location, city and state hold every word. Without `limit`: all, or 500 for strangers. */
export async function listCourses(ctx: ServiceContext, { id, q, limit }: ListCoursesInput): Promise<Course[]> {
  const words = searchWords(q ?? "").map((word, index) => ({
    name: `word${index}`,
    pattern: likeContaining(word),
  }));
  const matches = words.map(({ name }) => sql`${golfCourses.searchText} like ${value(name)}::text`);
  const chosen = id ? [sql`${golfCourses.id} = ${value("id")}::uuid`] : [];
  const shape = `${words.length} ${chosen.length}`;
  const run = prepared(shape, sql.join([sql`${golfCourses.archivedAt} is null`, ...chosen, ...matches], sql` and `), undefined);
  return run(ctx.db, {
    ...Object.fromEntries(words.map(({ name, pattern }) => [name, pattern])),
    id,
    limit: limit ?? (ctx.viewer ? null : COURSES_FOR_STRANGERS_MAX),
  });
}
