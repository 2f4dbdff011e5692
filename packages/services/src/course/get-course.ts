import type { Db } from "@fourball/db/client";
import { golfCourses } from "@fourball/db/schema/index";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { Course } from "@fourball/domain/course/schema";
import { notFound } from "@fourball/domain/failure";
import { sql } from "drizzle-orm";
import { courseColumns } from "./course-columns.ts";

const find = prepareSelect(courseColumns, from(golfCourses), sql`where ${golfCourses.id} = ${sql.placeholder("id")}::uuid`);

/** One course as it crosses the wire, archived or not. */
export async function getCourse(db: Db, id: string): Promise<Course> {
  const [course] = await find(db, { id });
  if (!course) throw notFound("Course not found");
  return course;
}
