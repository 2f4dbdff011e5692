import { likeContaining } from "@fourball/db/expressions";
import { golfCourses } from "@fourball/db/schema/index";
import { COURSES_NEAR_KM } from "@fourball/domain/course/constants";
import { COURSES_FOR_STRANGERS_MAX, type Course, type ListCoursesInput } from "@fourball/domain/course/schema";
import type { Position } from "@fourball/domain/position";
import { searchWords } from "@fourball/domain/search-words";
import { boxAround } from "@fourball/domain/tee-time/nearby";
import { and, between, eq, isNull, like, lte, type SQL, sql } from "drizzle-orm";
import type { ServiceContext } from "../../core/service-context.ts";
import { courseColumns, distanceKm } from "./course-columns.ts";

/** The box spares the exact distance most of the rows. */
function isNear(place: Position): SQL | undefined {
  const { south, north, west, east } = boxAround(place, COURSES_NEAR_KM);
  const isInBox = and(between(golfCourses.latitude, south, north), between(golfCourses.longitude, west, east));
  return and(isInBox, lte(distanceKm, COURSES_NEAR_KM));
}

/**
 * Courses by name; with `id` that one, with `q` those whose name, location, city and state hold every word, with `near` those
 * within reach by distance. Without `limit`: all, or 500 for strangers.
 */
export async function listCourses({ db, viewer }: ServiceContext, { id, q, near, limit }: ListCoursesInput): Promise<Course[]> {
  const matches = searchWords(q ?? "").map((word) => like(golfCourses.searchText, likeContaining(word)));
  const isChosen = id ? eq(golfCourses.id, id) : undefined;
  return db
    .select(courseColumns)
    .from(golfCourses)
    .where(and(isNull(golfCourses.archivedAt), isChosen, ...matches, near && isNear(near)))
    .orderBy(...(near ? [distanceKm] : []), golfCourses.name, golfCourses.id)
    .limit(sql.placeholder("limit"))
    .execute({ ...near, limit: limit ?? (viewer ? null : COURSES_FOR_STRANGERS_MAX) });
}
