import type { Db } from "@fourball/db/client";
import { prepareOnce } from "@fourball/db/prepare-once";
import { golfCourses } from "@fourball/db/schema/index";
import type { AdminCourse } from "@fourball/domain/admin/schema";
import type { Course } from "@fourball/domain/course/schema";
import { fail } from "@fourball/domain/failure";
import { eq, sql } from "drizzle-orm";
import { adminCourseColumns, courseColumns } from "./course-columns.ts";

const isCourse = eq(golfCourses.id, sql.placeholder("id"));
const find = prepareOnce((db) => db.select(courseColumns).from(golfCourses).where(isCourse));
const findForAdmins = prepareOnce((db) => db.select(adminCourseColumns).from(golfCourses).where(isCourse));

/** One course as it crosses the wire, archived or not. */
export async function getCourse(db: Db, id: string): Promise<Course> {
  const [course] = await find(db, { id });
  if (!course) throw fail("courseNotFound");
  return course;
}

export async function getAdminCourse(db: Db, id: string): Promise<AdminCourse> {
  const [course] = await findForAdmins(db, { id });
  if (!course) throw fail("courseNotFound");
  return course;
}
