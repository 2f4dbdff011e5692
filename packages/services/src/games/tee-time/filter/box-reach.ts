import type { Db } from "@fourball/db/client";
import { golfCourses } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { Box } from "@fourball/domain/box";
import { sql } from "drizzle-orm";

const value = sql.placeholder;

/** About a large state: the games of so many courses are found course by course. */
export const FEW_COURSES_MAX = 1500;

/** The course lies in the box; never true of a course without coordinates. */
// Numeric like the columns: compared as floats, their index is of no use.
export const isInBox = sql`${golfCourses.latitude} between ${value("boxSouth")}::numeric and ${value("boxNorth")}::numeric
  and ${golfCourses.longitude} between ${value("boxWest")}::numeric and ${value("boxEast")}::numeric`;

export const boxValues = ({ west, south, east, north }: Box) => ({
  boxWest: west,
  boxSouth: south,
  boxEast: east,
  boxNorth: north,
});

const countWithin = prepareSelect(
  { count: asInteger(sql`count(*)`) },
  from(sql`(select 1 from ${golfCourses} where ${isInBox} limit ${sql.raw(String(FEW_COURSES_MAX + 1))}) as within`),
);

/** How many courses a box holds, or that they are too many for a search course by course. */
export async function coursesIn(db: Db, box: Box): Promise<number | "many"> {
  const [row] = await countWithin(db, boxValues(box));
  const count = row?.count ?? 0;
  return count > FEW_COURSES_MAX ? "many" : count;
}
