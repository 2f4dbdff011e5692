import type { Db } from "@fourball/db/client";
import { golfCourses } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { Box } from "@fourball/domain/box";
import { sql } from "drizzle-orm";

const value = sql.placeholder;

/** The course lies in the box; never true of a course without coordinates. */
export const isInBox = sql`${golfCourses.latitude} between ${value("boxSouth")}::float8 and ${value("boxNorth")}::float8
  and ${golfCourses.longitude} between ${value("boxWest")}::float8 and ${value("boxEast")}::float8`;

export const boxValues = ({ west, south, east, north }: Box) => ({
  boxWest: west,
  boxSouth: south,
  boxEast: east,
  boxNorth: north,
});

const countWithin = prepareSelect(
  { count: asInteger(sql`count(*)`) },
  from(sql`(select 1 from ${golfCourses} where ${isInBox} limit ${value("most")}::int) as within`),
);

/** How many courses a box holds, counted no further than `most`: what a query is best asked by depends on it. */
export async function coursesIn(db: Db, box: Box, most: number): Promise<number> {
  const [row] = await countWithin(db, { ...boxValues(box), most });
  return row?.count ?? 0;
}
