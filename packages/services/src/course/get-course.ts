import type { Db } from "@fourball/db/client";
import { prepareSql } from "@fourball/db/prepared-sql";
import { golfCourses } from "@fourball/db/schema/index";
import type { Course } from "@fourball/domain/course/schema";
import { notFound } from "@fourball/domain/failure";
import { sql } from "drizzle-orm";
import { named } from "../named-columns.ts";
import { courseColumns } from "./course-columns.ts";

const find = prepareSql<Course>(
  sql`select ${named(courseColumns)} from ${golfCourses} where ${golfCourses.id} = ${sql.placeholder("id")}::uuid`,
);

/** One course as it crosses the wire, archived or not. */
export async function getCourse(db: Db, id: string): Promise<Course> {
  const [course] = await find(db, { id });
  if (!course) throw notFound("Course not found");
  return course;
}
