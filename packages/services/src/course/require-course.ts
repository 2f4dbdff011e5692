import type { Db } from "@fourball/db/client";
import { golfCourses } from "@fourball/db/schema/index";
import { notFound } from "@fourball/domain/failure";
import { eq } from "drizzle-orm";

export async function requireCourse(db: Db, courseId: string): Promise<typeof golfCourses.$inferSelect> {
  const [course] = await db.select().from(golfCourses).where(eq(golfCourses.id, courseId));
  if (!course) throw notFound("Course not found");
  return course;
}
