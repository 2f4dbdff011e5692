import { prepareSql } from "@fourball/db/prepared-sql";
import { golfCourses } from "@fourball/db/schema/index";
import { type AdminCoursePage, type ListAdminCoursesInput, listAdminCoursesInput } from "@fourball/domain/admin/schema";
import type { Course } from "@fourball/domain/course/schema";
import { searchWords } from "@fourball/domain/text";
import { type SQL, sql } from "drizzle-orm";
import { requireAdmin } from "../access/require-admin.ts";
import { likeContaining } from "../like-containing.ts";
import { named } from "../named-columns.ts";
import { preparedByShape } from "../prepared-by-shape.ts";
import type { MemberContext } from "../service-context.ts";
import { courseColumns } from "./course-columns.ts";

const value = sql.placeholder;

const pages = preparedByShape((where: SQL) =>
  prepareSql<Course>(sql`
    select ${named(courseColumns)} from ${golfCourses} where ${where}
    order by ${golfCourses.name}, ${golfCourses.id} limit ${value("limit")}::int offset ${value("offset")}::int`),
);
const counts = preparedByShape((where: SQL) =>
  prepareSql<{ total: number }>(sql`select count(*)::int as "total" from ${golfCourses} where ${where}`),
);

/** A page of the courses by name, with how many there are in all. */
export async function listAdminCourses(ctx: MemberContext, input: ListAdminCoursesInput): Promise<AdminCoursePage> {
  await requireAdmin(ctx);
  const { q = "", limit, offset } = listAdminCoursesInput.parse(input);
  const words = searchWords(q).map((word, index) => ({ name: `word${index}`, pattern: likeContaining(word) }));
  const matches = words.map(({ name }) => sql`${golfCourses.searchText} like ${value(name)}::text`);
  const where = sql.join([sql`${golfCourses.archivedAt} is null`, ...matches], sql` and `);
  const values = { limit, offset, ...Object.fromEntries(words.map(({ name, pattern }) => [name, pattern])) };
  const shape = String(words.length);
  const items = await pages(shape, where, undefined)(ctx.db, values);
  const [count] = await counts(shape, where, undefined)(ctx.db, values);
  return { items, total: count?.total ?? 0 };
}
