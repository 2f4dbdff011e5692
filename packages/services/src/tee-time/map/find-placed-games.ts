import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { asFloat, asInteger } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { from } from "@fourball/db/select/tables";
import type { TeeTimeFilter } from "@fourball/domain/tee-time/list";
import { type SQL, sql } from "drizzle-orm";
import type { ServiceContext } from "../../service-context.ts";
import { listConditions } from "../list/list-conditions.ts";
import type { SummarizedCourse } from "./map-summaries.ts";

// The games are gathered by course before the courses are read, as there are many more of them.
const prepared = statementCache((where: SQL, tables: SQL) =>
  prepareSelect(
    {
      courseId: golfCourses.id,
      latitude: asFloat(sql`${golfCourses.latitude}`),
      longitude: asFloat(sql`${golfCourses.longitude}`),
      games: asInteger(sql`found.games`),
      openSpots: asInteger(sql`found.open_spots`),
    },
    from(sql`(select ${teeTimes.courseId} as id, count(*) as games,
        sum(${teeTimes.totalSlots} - ${teeTimes.confirmedCount} - 1) as open_spots
      from ${tables} where ${where} group by ${teeTimes.courseId}) as found`).join(
      golfCourses,
      sql`${golfCourses.id} = found.id`,
    ),
    sql`where ${golfCourses.latitude} is not null and ${golfCourses.longitude} is not null`,
  ),
);

/** Every course with games that a filter finds, with how many; courses without coordinates are left out. */
export async function findPlacedGames(
  ctx: Pick<ServiceContext, "db" | "clock">,
  filter: TeeTimeFilter,
): Promise<SummarizedCourse[]> {
  const { shape, where, tables, values } = await listConditions(ctx, filter);
  return prepared(shape, where, tables)(ctx.db, values);
}
