import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { CourseUse, DeletedCourse } from "@fourball/domain/admin/schema";
import type { DeleteCourseInput } from "@fourball/domain/course/editing";
import { notFound } from "@fourball/domain/failure";
import { and, eq, isNull, sql } from "drizzle-orm";
import { requireAdmin } from "../../core/access/require-admin.ts";
import { recordAudit } from "../../core/audit/record-audit.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { swapCoursePicture } from "../../golfers/picture/swap-picture.ts";

const isUpcoming = sql`${teeTimes.status} = 'active' and ${teeTimes.teeOffAt} > ${sql.placeholder("now")}::timestamptz`;

const countUse = prepareSelect(
  { upcoming: asInteger(sql`count(*) filter (where ${isUpcoming})`), total: asInteger(sql`count(*)`) },
  from(teeTimes),
  sql`where ${teeTimes.courseId} = ${sql.placeholder("id")}::uuid`,
);

/** How many games use the course. */
export async function countCourseUse(ctx: MemberContext, { courseId }: DeleteCourseInput): Promise<CourseUse> {
  await requireAdmin(ctx);
  const [use] = await countUse(ctx.db, { id: courseId, now: ctx.clock.now().toString() });
  return use ?? { upcoming: 0, total: 0 };
}

/** A course that no game ever used is deleted; any other is archived: gone from lists, kept by its games. */
export async function deleteCourse(ctx: MemberContext, { courseId }: DeleteCourseInput): Promise<DeletedCourse> {
  await requireAdmin(ctx);
  return ctx.db.transaction(async (tx) => {
    const standing = and(eq(golfCourses.id, courseId), isNull(golfCourses.archivedAt));
    // Locked against a game that is being created on it: that one is then counted, or finds the course gone.
    const [course] = await tx.select().from(golfCourses).where(standing).for("update");
    if (!course) throw notFound("Course not found");
    const isUsed = (await tx.$count(teeTimes, eq(teeTimes.courseId, courseId))) > 0;
    if (isUsed) await tx.update(golfCourses).set({ archivedAt: sql`clock_timestamp()` }).where(standing);
    else {
      await tx.delete(golfCourses).where(standing);
      await swapCoursePicture(tx, { before: course.imageUrl, after: null, publicUrl: ctx.config.publicUrl });
    }
    const action = isUsed ? "course-archived" : "course-deleted";
    await recordAudit(tx, { adminId: ctx.viewer.id, action, subject: course.name });
    return { id: courseId, outcome: isUsed ? "archived" : "deleted" };
  });
}
