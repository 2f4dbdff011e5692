import { likeContaining } from "@fourball/db/expressions";
import { golfCourses } from "@fourball/db/schema/index";
import { type AdminCoursePage, type ListAdminCoursesInput, listAdminCoursesInput } from "@fourball/domain/admin/schema";
import { searchWords } from "@fourball/domain/search-words";
import { and, isNull, like } from "drizzle-orm";
import { requireAdmin } from "../../core/access/require-admin.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { adminCourseColumns } from "./course-columns.ts";

/** A page of the courses by name, with how many there are in all. */
export async function listAdminCourses(ctx: MemberContext, input: ListAdminCoursesInput): Promise<AdminCoursePage> {
  await requireAdmin(ctx);
  const { q = "", needsTimeZone, limit, offset } = listAdminCoursesInput.parse(input);
  const isGuessed = needsTimeZone ? golfCourses.isTimeZoneGuessed : undefined;
  const matches = searchWords(q).map((word) => like(golfCourses.searchText, likeContaining(word)));
  const isFound = and(isNull(golfCourses.archivedAt), isGuessed, ...matches);
  const items = await ctx.db
    .select(adminCourseColumns)
    .from(golfCourses)
    .where(isFound)
    .orderBy(golfCourses.name, golfCourses.id)
    .limit(limit)
    .offset(offset);
  return { items, total: await ctx.db.$count(golfCourses, isFound) };
}
