import type { Database, Db } from "@fourball/db/client";
import { prepareOnce } from "@fourball/db/prepare-once";
import { golfCourses } from "@fourball/db/schema/index";
import { courseIdentity } from "@fourball/domain/course/identity";
import { courseSearchText } from "@fourball/domain/course/search-text";
import { findTimeZone } from "@fourball/domain/course/time-zone";
import { and, eq, exists, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { courseColumns } from "./course-columns.ts";

const BATCH = 500;

const findOld = (db: Db) =>
  db.select(courseColumns).from(golfCourses).where(isNull(golfCourses.isTimeZoneGuessed)).orderBy(golfCourses.id).limit(BATCH);

/** A course of which there is another by now, with games of its own, stays apart from it under its earlier identity. */
const update = prepareOnce((db) => {
  const other = alias(golfCourses, "other");
  const { id, identity } = golfCourses;
  const isTaken = exists(
    db
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.identity, sql`r.identity`), ne(other.id, id))),
  );
  return db
    .update(golfCourses)
    .set({
      searchText: sql`r."searchText"`,
      isTimeZoneGuessed: sql`r."isTimeZoneGuessed"`,
      identity: sql`case when r.identity is null or ${isTaken} then ${identity} else r.identity end`,
    })
    .from(
      sql`jsonb_to_recordset(${sql.placeholder("courses")}::text::jsonb)
        as r(id uuid, identity text, "searchText" text, "isTimeZoneGuessed" boolean)`,
    )
    .where(eq(id, sql`r.id`));
});

/**
 * Courses that an earlier version wrote are found and compared like new ones. A time zone that doesn't follow from the place
 * may have been a guess, or an admin's choice: nobody knows which, so an admin is asked to look.
 */
export async function updateStoredCourses(database: Database, defaultTimeZone: string): Promise<void> {
  await database.exclusively(async (db) => {
    while ((await updateBatch(db, defaultTimeZone)) === BATCH);
  });
}

async function updateBatch(db: Db, defaultTimeZone: string): Promise<number> {
  const old = await findOld(db);
  const taken = new Set<string>();
  const courses = old.map(({ id, ...course }) => {
    const identity = courseIdentity(course);
    const isFirst = !taken.has(identity);
    taken.add(identity);
    const { timeZone, isGuess } = findTimeZone(course, defaultTimeZone);
    return {
      id,
      identity: isFirst ? identity : null,
      searchText: courseSearchText(course),
      isTimeZoneGuessed: course.latitude === null && (isGuess || timeZone !== course.timeZone),
    };
  });
  if (courses.length > 0) await update(db, { courses: JSON.stringify(courses) });
  return old.length;
}
