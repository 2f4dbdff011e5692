import { toTimestamp } from "@fourball/db/instants";
import { clock } from "@fourball/db/schema/columns";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import type { CourseUse, DeletedCourse } from "@fourball/domain/admin/schema";
import type { DeleteCourseInput } from "@fourball/domain/course/editing";
import { fail } from "@fourball/domain/failure";
import { and, eq, gt, isNull } from "drizzle-orm";
import { requireAdmin } from "../../core/access/require-admin.ts";
import { recordAudit } from "../../core/audit/record-audit.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { swapCoursePicture } from "../../golfers/picture/swap-picture.ts";

/** How many games use the course. */
export async function countCourseUse(ctx: MemberContext, { courseId }: DeleteCourseInput): Promise<CourseUse> {
  await requireAdmin(ctx);
  const isHere = eq(teeTimes.courseId, courseId);
  const isUpcoming = and(eq(teeTimes.status, "active"), gt(teeTimes.teeOffAt, toTimestamp(ctx.clock.now())));
  return {
    upcoming: await ctx.db.$count(teeTimes, and(isHere, isUpcoming)),
    total: await ctx.db.$count(teeTimes, isHere),
  };
}

/** A course that no game ever used is deleted; any other is archived: gone from lists, kept by its games. */
export async function deleteCourse(ctx: MemberContext, { courseId }: DeleteCourseInput): Promise<DeletedCourse> {
  await requireAdmin(ctx);
  return ctx.db.transaction(async (tx) => {
    const standing = and(eq(golfCourses.id, courseId), isNull(golfCourses.archivedAt));
    // Locked against a game that is being created on it: that one is then counted, or finds the course gone.
    const [course] = await tx.select().from(golfCourses).where(standing).for("update");
    if (!course) throw fail("courseNotFound");
    const isUsed = (await tx.$count(teeTimes, eq(teeTimes.courseId, courseId))) > 0;
    if (isUsed) await tx.update(golfCourses).set({ archivedAt: clock }).where(standing);
    else {
      await tx.delete(golfCourses).where(standing);
      await swapCoursePicture(tx, { before: course.imageUrl, after: null, publicUrl: ctx.config.publicUrl });
    }
    const action = isUsed ? "course-archived" : "course-deleted";
    await recordAudit(tx, { adminId: ctx.viewer.id, action, subject: course.name });
    return { id: courseId, outcome: isUsed ? "archived" : "deleted" };
  });
}
