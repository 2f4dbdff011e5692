import { golfCourses } from "@fourball/db/schema/index";
import { type AdminCourse, adminCourse } from "@fourball/domain/admin/schema";
import type { CourseFields } from "@fourball/domain/course/editing";
import { fail } from "@fourball/domain/failure";
import { eq, isNotNull } from "drizzle-orm";
import { requireAdmin } from "../../core/access/require-admin.ts";
import { recordAudit } from "../../core/audit/record-audit.ts";
import { once } from "../../core/once.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { swapCoursePicture } from "../../golfers/picture/swap-picture.ts";
import { courseRow } from "./course-row.ts";
import { getAdminCourse } from "./get-course.ts";
import { raiseVersions, recomputeTeeOffs } from "./recompute-tee-offs.ts";

/** A course that was archived comes back as it is given now. */
export async function createCourse(ctx: MemberContext, fields: CourseFields): Promise<AdminCourse> {
  await requireAdmin(ctx);
  let moved: string[] = [];
  const created = await once(ctx, { call: "admin.createCourse", input: fields, answer: adminCourse }, async (tx) => {
    const row = courseRow(fields, ctx.config.defaultTimeZone);
    const [archived] = await tx
      .select({ imageUrl: golfCourses.imageUrl })
      .from(golfCourses)
      .where(eq(golfCourses.identity, row.identity))
      .for("update");
    const [stored] = await tx
      .insert(golfCourses)
      .values(row)
      .onConflictDoUpdate({
        target: golfCourses.identity,
        set: { ...row, archivedAt: null },
        setWhere: isNotNull(golfCourses.archivedAt),
      })
      .returning({ id: golfCourses.id });
    if (!stored) throw fail("courseExists");
    await swapCoursePicture(tx, {
      before: archived?.imageUrl ?? null,
      after: row.imageUrl,
      publicUrl: ctx.config.publicUrl,
    });
    await recordAudit(tx, { adminId: ctx.viewer.id, action: "course-created", subject: fields.name });
    const games = await recomputeTeeOffs(tx, { courseId: stored.id, timeZone: row.timeZone }, ctx.clock.now());
    await raiseVersions(tx, games.all);
    moved = games.moved;
    return getAdminCourse(tx, stored.id);
  });
  for (const teeTimeId of moved) await publishChange(ctx, teeTimeId, "edited");
  return created;
}
