import type { Db } from "@fourball/db/client";
import { golfCourses } from "@fourball/db/schema/index";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { AdminCourse } from "@fourball/domain/admin/schema";
import type { Course } from "@fourball/domain/course/schema";
import { notFound } from "@fourball/domain/failure";
import { sql } from "drizzle-orm";
import { adminCourseColumns, courseColumns } from "./course-columns.ts";

const byId = sql`where ${golfCourses.id} = ${sql.placeholder("id")}::uuid`;
const find = prepareSelect(courseColumns, from(golfCourses), byId);
const findForAdmins = prepareSelect(adminCourseColumns, from(golfCourses), byId);

/** One course as it crosses the wire, archived or not. */
export async function getCourse(db: Db, id: string): Promise<Course> {
  const [course] = await find(db, { id });
  if (!course) throw notFound("Course not found");
  return course;
}

export async function getAdminCourse(db: Db, id: string): Promise<AdminCourse> {
  const [course] = await findForAdmins(db, { id });
  if (!course) throw notFound("Course not found");
  return course;
}
