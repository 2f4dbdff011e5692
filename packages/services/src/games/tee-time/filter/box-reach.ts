import type { Db } from "@fourball/db/client";
import { prepareOnce } from "@fourball/db/prepare-once";
import { golfCourses } from "@fourball/db/schema/index";
import type { Box } from "@fourball/domain/box";
import { and, between, count, type SQL, sql } from "drizzle-orm";

const value = sql.placeholder;

/** About a large state: the games of so many courses are found course by course. */
export const FEW_COURSES_MAX = 1500;

/** The course lies in the box; never true of a course without coordinates. */
export const isInBox: SQL = sql`${and(
  between(golfCourses.latitude, value("boxSouth"), value("boxNorth")),
  between(golfCourses.longitude, value("boxWest"), value("boxEast")),
)}`;

export const boxValues = ({ west, south, east, north }: Box) => ({
  boxWest: west,
  boxSouth: south,
  boxEast: east,
  boxNorth: north,
});

const countWithin = prepareOnce((db) => {
  const within = db
    .select({ id: golfCourses.id })
    .from(golfCourses)
    .where(isInBox)
    .limit(FEW_COURSES_MAX + 1);
  return db.select({ count: count() }).from(within.as("within"));
});

/** How many courses a box holds, or that they are too many for a search course by course. */
export async function coursesIn(db: Db, box: Box): Promise<number | "many"> {
  const [within] = await countWithin(db, boxValues(box));
  const found = within?.count ?? 0;
  return found > FEW_COURSES_MAX ? "many" : found;
}
