import { golfCourses, users } from "@fourball/db/schema/index";
import { asFloat } from "@fourball/db/select/expression";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { sql } from "drizzle-orm";
import { isNotSuspended } from "../../core/access/suspended.ts";
import { latestCourseOf } from "./latest-course.ts";

const agreed = sql`${users.emailMarketing} and ${users.emailOn} and ${users.marketingOptInAt} is not null
  and ${users.deletedAt} is null and ${isNotSuspended}`;

const homeColumns = {
  id: users.id,
  timeZone: golfCourses.timeZone,
  city: golfCourses.city,
  state: golfCourses.state,
  latitude: asFloat(golfCourses.latitude),
  longitude: asFloat(golfCourses.longitude),
};

const homes = from(users)
  .join(sql`latest`, sql`true`, sql`lateral (${latestCourseOf}) latest`)
  .join(golfCourses, sql`${golfCourses.id} = latest.course_id`);

/** Golfers who agreed to the weekly email and have not had one for days, each with the course that stands for their home. */
export const findHomes = prepareSelect(
  homeColumns,
  homes,
  sql`where ${agreed} and (${users.digestOn} is null or ${users.digestOn} < ${sql.placeholder("before")}::date) order by ${users.id}`,
);

/** The same of one golfer. */
export const findHome = prepareSelect(homeColumns, homes, sql`where ${agreed} and ${users.id} = ${sql.placeholder("id")}::uuid`);

export type Home = RowOf<typeof findHome>;
