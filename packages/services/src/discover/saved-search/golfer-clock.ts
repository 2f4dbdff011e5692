import type { Tx } from "@fourball/db/client";
import { golfCourses, users } from "@fourball/db/schema/index";
import { asText } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { sql } from "drizzle-orm";
import { isNotSuspended } from "../../core/access/suspended.ts";
import { latestCourseOf } from "../digest/latest-course.ts";

/** The clock of a golfer: as a browser said it, else that of the latest course, else the installation's. */
export const golferClock = asText(sql`coalesce(${users.timeZone},
  (select home.time_zone from ${golfCourses} home where home.id = (${latestCourseOf})),
  ${sql.placeholder("defaultTimeZone")}::text)`);

const find = prepareSelect(
  { id: users.id, timeZone: golferClock },
  from(users),
  sql`where ${users.id} = any(${sql.placeholder("ids")}::uuid[]) and ${users.deletedAt} is null and ${isNotSuspended}`,
);

/** Of golfers who can be notified, by their ids. */
export async function clocksOf(tx: Tx, ids: string[], defaultTimeZone: string): Promise<Map<string, string>> {
  const golfers = ids.length > 0 ? await find(tx, { ids, defaultTimeZone }) : [];
  return new Map(golfers.map(({ id, timeZone }) => [id, timeZone]));
}
