import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { asBoolean, asFloat, asInteger } from "@fourball/db/select/expression";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { from } from "@fourball/db/select/tables";
import type { MapInput, UnplacedInput } from "@fourball/domain/tee-time/map";
import { type SQL, sql } from "drizzle-orm";
import type { SummarizedCourse } from "../../../core/map-summaries.ts";
import type { MemberContext, ServiceContext } from "../../../core/service-context.ts";
import { isInBox } from "../filter/box-reach.ts";
import { type Conditions, listConditions } from "../filter/list-conditions.ts";
import { openSpotsSql } from "../open-spots-sql.ts";

const value = sql.placeholder;

const columns = {
  courseId: golfCourses.id,
  latitude: asFloat(sql`${golfCourses.latitude}`),
  longitude: asFloat(sql`${golfCourses.longitude}`),
  timeZone: golfCourses.timeZone,
  games: asInteger(sql`found.games`),
  openSpots: asInteger(sql`found.open_spots`),
};
const figures = sql`count(*) as games, sum(${openSpotsSql}) as open_spots`;

// All that it reads of the games lies in one index.
const findByCourse = (isSought: SQL) =>
  statementCache((where: SQL, tables: SQL) =>
    prepareSelect(
      { ...columns, isOwn: asBoolean(sql`found.is_own`) },
      from(sql`${golfCourses} cross join lateral (
        select ${figures}, bool_or(${teeTimes.hostId} = ${value("viewer")}::uuid) as is_own from ${tables} where ${where}) as found`),
      sql`where ${isSought} and found.games > 0`,
    ),
  );

const findInBox = findByCourse(isInBox);
const findOfCourses = findByCourse(sql`${golfCourses.id} = any(${value("courses")}::uuid[])`);

export type PlacedCourse = RowOf<ReturnType<typeof findInBox>>;

/** The courses in a box with games that a filter finds, and how many: one after another, so they should be no more than a state has. */
export async function findPlacedGames(ctx: MemberContext, filter: MapInput): Promise<PlacedCourse[]> {
  const { shape, where, tables, values } = byCourse(ctx, filter);
  return findInBox(shape, where, tables)(ctx.db, values);
}

/** The same of certain courses. */
export async function findGamesOfCourses(ctx: MemberContext, filter: UnplacedInput, courses: string[]): Promise<PlacedCourse[]> {
  const { shape, where, tables, values } = byCourse(ctx, filter);
  return findOfCourses(shape, where, tables)(ctx.db, { ...values, courses });
}

const byCourse = (ctx: MemberContext, filter: MapInput | UnplacedInput): Conditions =>
  listConditions(ctx, filter, { search: "by course" });

// The games are gathered by course before the courses are read, as there are many more of them.
const findAll = statementCache((where: SQL, tables: SQL) =>
  prepareSelect(
    columns,
    from(
      sql`(select ${teeTimes.courseId} as id, ${figures} from ${tables} where ${where} group by ${teeTimes.courseId}) as found`,
    ).join(golfCourses, sql`${golfCourses.id} = found.id`),
    sql`where ${golfCourses.latitude} is not null and ${golfCourses.longitude} is not null`,
  ),
);

/** Every course with games that a filter finds for everyone, with how many; courses without coordinates are left out. */
export async function findAllPlacedGames(
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  filter: UnplacedInput,
): Promise<SummarizedCourse[]> {
  const { shape, where, tables, values } = listConditions({ clock }, filter);
  return findAll(shape, where, tables)(db, values);
}

/** Those of them that blocks hide from the viewer. */
export async function findHiddenPlacedGames(ctx: MemberContext, filter: UnplacedInput): Promise<SummarizedCourse[]> {
  const { shape, where, tables, values } = listConditions(ctx, filter, { ofHidden: true });
  return findAll(shape, where, tables)(ctx.db, values);
}
