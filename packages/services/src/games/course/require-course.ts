import type { Db } from "@fourball/db/client";
import { golfCourses } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { and, eq, isNull } from "drizzle-orm";

type Course = typeof golfCourses.$inferSelect;

/** A course on which games may be set. Inside a transaction it neither changes its clock nor is archived until the end. */
export async function requireCourse(db: Db, courseId: string): Promise<Course> {
  const standing = and(eq(golfCourses.id, courseId), isNull(golfCourses.archivedAt));
  const [course] = await db.select().from(golfCourses).where(standing).for("share");
  if (!course) throw fail("courseNotFound");
  return course;
}

/** The course of an existing game, archived or not. */
export async function courseOfGame(db: Db, courseId: string): Promise<Course> {
  const [course] = await db.select().from(golfCourses).where(eq(golfCourses.id, courseId));
  if (!course) throw fail("courseNotFound");
  return course;
}
