import { prepareOnce, statementCache } from "@fourball/db/prepare-once";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { UNPLACED_MAX, type UnplacedCourses, type UnplacedInput } from "@fourball/domain/tee-time/map";
import { and, count, desc, isNull, or, sql } from "drizzle-orm";
import type { MemberContext } from "../../../core/service-context.ts";
import { type Conditions, joinNeeded, listConditions } from "../filter/list-conditions.ts";

const prepared = statementCache((where: Conditions["where"], needs: Conditions["needs"]) =>
  prepareOnce((db) => {
    const { id, name, location, latitude, longitude } = golfCourses;
    const total = sql`sum(count(*)) over ()`.mapWith(Number);
    const columns = { courseId: id, courseName: name, location, games: count(), total };
    return joinNeeded(db.select(columns).from(teeTimes).$dynamic(), needs)
      .where(and(where, or(isNull(latitude), isNull(longitude))))
      .groupBy(id)
      .orderBy(desc(count()), name)
      .limit(UNPLACED_MAX);
  }),
);

/** The games that a filter finds at courses without coordinates, which no map can show. */
export async function listUnplaced(ctx: MemberContext, filter: UnplacedInput): Promise<UnplacedCourses> {
  const { shape, where, needs, values } = listConditions(ctx, filter, { reads: ["course"] });
  const rows = await prepared(shape, where, needs)(ctx.db, values);
  return { games: rows[0]?.total ?? 0, courses: rows.map(({ total: _total, ...course }) => course) };
}
