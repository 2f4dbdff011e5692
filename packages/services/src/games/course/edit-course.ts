import { golfCourses } from "@fourball/db/schema/index";
import type { AdminCourse } from "@fourball/domain/admin/schema";
import type { CourseEdit } from "@fourball/domain/course/editing";
import { fail } from "@fourball/domain/failure";
import { and, eq, isNull, ne } from "drizzle-orm";
import { requireAdmin } from "../../core/access/require-admin.ts";
import { recordAudit } from "../../core/audit/record-audit.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { swapCoursePicture } from "../../golfers/picture/swap-picture.ts";
import { courseRow } from "./course-row.ts";
import { getAdminCourse } from "./get-course.ts";
import { raiseVersions, recomputeTeeOffs } from "./recompute-tee-offs.ts";

/** What calendar events have of a course. */
const IN_CALENDARS = ["name", "location", "latitude", "longitude", "timeZone"] as const;

/** Replaces all fields. When the time zone changes, upcoming games keep their local time. */
export async function editCourse(ctx: MemberContext, { courseId, ...fields }: CourseEdit): Promise<AdminCourse> {
  await requireAdmin(ctx);
  const { course, moved } = await ctx.db.transaction(async (tx) => {
    const row = courseRow(fields, ctx.config.defaultTimeZone);
    const own = and(eq(golfCourses.id, courseId), isNull(golfCourses.archivedAt));
    const [before] = await tx.select().from(golfCourses).where(own).for("update");
    if (!before) throw fail("courseNotFound");
    const same = and(eq(golfCourses.identity, row.identity), ne(golfCourses.id, courseId));
    if ((await tx.$count(golfCourses, same)) > 0) throw fail("courseExists");
    await tx.update(golfCourses).set(row).where(eq(golfCourses.id, courseId));
    await swapCoursePicture(tx, { before: before.imageUrl, after: row.imageUrl, publicUrl: ctx.config.publicUrl });
    await recordAudit(tx, { adminId: ctx.viewer.id, action: "course-edited", subject: row.name });
    const course = await getAdminCourse(tx, courseId);
    if (IN_CALENDARS.every((field) => before[field] === row[field])) return { course, moved: [] };
    const games = await recomputeTeeOffs(tx, { courseId, timeZone: row.timeZone }, ctx.clock.now());
    await raiseVersions(tx, games.all);
    return { course, moved: games.moved };
  });
  for (const teeTimeId of moved) await publishChange(ctx, teeTimeId, "edited");
  return course;
}
