import { golfCourses } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { from } from "@fourball/db/select/tables";
import type { TeeTimeFilter } from "@fourball/domain/tee-time/list";
import { type SQL, sql } from "drizzle-orm";
import type { MemberContext } from "../../service-context.ts";
import { keptGamesIn } from "../map/kept-games-in.ts";
import { coursesIn, isInBox } from "./box-reach.ts";
import { listConditions } from "./list-conditions.ts";

const countAll = statementCache((where: SQL, tables: SQL) =>
  prepareSelect({ count: asInteger(sql`count(*)`) }, from(tables), sql`where ${where}`),
);

const countByCourse = statementCache((where: SQL, tables: SQL) =>
  prepareSelect(
    { count: asInteger(sql`coalesce(sum(found.games), 0)`) },
    from(sql`${golfCourses} cross join lateral (select count(*) as games from ${tables} where ${where}) as found`),
    sql`where ${isInBox}`,
  ),
);

/** Of so many games, a golfer doesn't notice that the number is half a minute old. */
const KEPT_COUNT_MIN = 1000;

/** How many games a filter finds, over all pages; of a wide box with very many, half a minute ago. */
export async function countTeeTimes(ctx: MemberContext, filter: TeeTimeFilter): Promise<number> {
  const courses = filter.box && (await coursesIn(ctx.db, filter.box));
  if (filter.box && courses === "many") {
    const kept = (await keptGamesIn(ctx, { ...filter, box: filter.box })).reduce((sum, { games }) => sum + games, 0);
    if (kept >= KEPT_COUNT_MIN) return kept;
  }
  const isByCourse = courses !== undefined && courses !== "many";
  const { shape, where, tables, values } = listConditions(ctx, filter, { search: isByCourse ? "by course" : "joined" });
  const [row] = await (isByCourse ? countByCourse : countAll)(shape, where, tables)(ctx.db, values);
  return row?.count ?? 0;
}
