import { golfCourses } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { likeContaining } from "@fourball/db/select/like-containing";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { from } from "@fourball/db/select/tables";
import { type AdminCoursePage, type ListAdminCoursesInput, listAdminCoursesInput } from "@fourball/domain/admin/schema";
import { searchWords } from "@fourball/domain/search-words";
import { type SQL, sql } from "drizzle-orm";
import { requireAdmin } from "../../core/access/require-admin.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { adminCourseColumns } from "./course-columns.ts";

const value = sql.placeholder;

const pages = statementCache((where: SQL) =>
  prepareSelect(
    adminCourseColumns,
    from(golfCourses),
    sql`where ${where} order by ${golfCourses.name}, ${golfCourses.id}
      limit ${value("limit")}::int offset ${value("offset")}::int`,
  ),
);
const counts = statementCache((where: SQL) =>
  prepareSelect({ total: asInteger(sql`count(*)`) }, from(golfCourses), sql`where ${where}`),
);

/** A page of the courses by name, with how many there are in all. */
export async function listAdminCourses(ctx: MemberContext, input: ListAdminCoursesInput): Promise<AdminCoursePage> {
  await requireAdmin(ctx);
  const { q = "", needsTimeZone, limit, offset } = listAdminCoursesInput.parse(input);
  const words = searchWords(q).map((word, index) => ({ name: `word${index}`, pattern: likeContaining(word) }));
  const matches = words.map(({ name }) => sql`${golfCourses.searchText} like ${value(name)}::text`);
  const guessed = needsTimeZone ? [sql`${golfCourses.isTimeZoneGuessed}`] : [];
  const where = sql.join([sql`${golfCourses.archivedAt} is null`, ...guessed, ...matches], sql` and `);
  const values = { limit, offset, ...Object.fromEntries(words.map(({ name, pattern }) => [name, pattern])) };
  const shape = `${words.length} ${guessed.length}`;
  const items = await pages(shape, where, undefined)(ctx.db, values);
  const [count] = await counts(shape, where, undefined)(ctx.db, values);
  return { items, total: count?.total ?? 0 };
}
