import { golfCourses } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { UNPLACED_MAX, type UnplacedCourses, type UnplacedInput } from "@fourball/domain/tee-time/map";
import { type SQL, sql } from "drizzle-orm";
import type { MemberContext } from "../../../core/service-context.ts";
import { listConditions } from "../filter/list-conditions.ts";

const columns = {
  courseId: golfCourses.id,
  courseName: golfCourses.name,
  location: golfCourses.location,
  games: asInteger(sql`count(*)`),
  total: asInteger(sql`sum(count(*)) over ()`),
};

const prepared = statementCache((where: SQL, tables: SQL) =>
  prepareQuery(
    columns,
    (list) => sql`select ${list} from ${tables}
      where ${where} and (${golfCourses.latitude} is null or ${golfCourses.longitude} is null)
      group by ${golfCourses.id} order by count(*) desc, ${golfCourses.name} limit ${sql.raw(String(UNPLACED_MAX))}`,
  ),
);

/** The games that a filter finds at courses without coordinates, which no map can show. */
export async function listUnplaced(ctx: MemberContext, filter: UnplacedInput): Promise<UnplacedCourses> {
  const { shape, where, tables, values } = listConditions(ctx, filter, { reads: ["course"] });
  const rows = await prepared(shape, where, tables)(ctx.db, values);
  return { games: rows[0]?.total ?? 0, courses: rows.map(({ total: _total, ...course }) => course) };
}
