import { golfCourses } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { type Prepared, prepareSelect } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { from } from "@fourball/db/select/tables";
import { COUNT_KEPT_FROM, isExactCount, type TeeTimeFilter } from "@fourball/domain/tee-time/list";
import { type SQL, sql } from "drizzle-orm";
import { hasBlocks } from "../../../core/access/has-blocks.ts";
import type { MemberContext, ServiceContext } from "../../../core/service-context.ts";
import { coursesIn, isInBox } from "../filter/box-reach.ts";
import { type Conditions, listConditions } from "../filter/list-conditions.ts";
import { isSharedFilter } from "../list/shared/list-shared.ts";
import { keptGamesIn } from "../map/kept-games-in.ts";

const countAll = statementCache((where: SQL, tables: SQL) =>
  prepareSelect({ count: asInteger(sql`count(*)`) }, from(tables), sql`where ${where}`),
);

const countToLimit = statementCache((where: SQL, tables: SQL) =>
  prepareSelect(
    { count: asInteger(sql`count(*)`) },
    from(sql`(select from ${tables} where ${where} limit ${sql.raw(String(COUNT_KEPT_FROM))}) as found`),
  ),
);

const countByCourse = statementCache((where: SQL, tables: SQL) =>
  prepareSelect(
    { count: asInteger(sql`coalesce(sum(found.games), 0)`) },
    from(sql`${golfCourses} cross join lateral (select count(*) as games from ${tables} where ${where}) as found`),
    sql`where ${isInBox}`,
  ),
);

type Count = (shape: string, where: SQL, tables: SQL) => Prepared<{ count: number }>;

async function run(
  count: Count,
  { db }: Pick<MemberContext, "db">,
  { shape, where, tables, values }: Conditions,
): Promise<number> {
  const [row] = await count(shape, where, tables)(db, values);
  return row?.count ?? 0;
}

/** How many games a filter finds, over all pages; up to half a minute ago where `isExactCount` says no. */
export async function countTeeTimes(ctx: MemberContext, filter: TeeTimeFilter): Promise<number> {
  if (isSharedFilter(filter)) return countShared(ctx, filter);
  const courses = filter.box && (await coursesIn(ctx.db, filter.box));
  if (filter.box && courses === "many") {
    const kept = (await keptGamesIn(ctx, { ...filter, box: filter.box })).reduce((sum, { games }) => sum + games, 0);
    if (!isExactCount(filter, kept)) return kept;
  }
  const isByCourse = courses !== undefined && courses !== "many";
  const search = isByCourse ? "by course" : "joined";
  return run(isByCourse ? countByCourse : countAll, ctx, listConditions(ctx, filter, { search }));
}

/** The number for everyone, counted as far as it is exact. */
export const countForAll = (ctx: ServiceContext, filter: TeeTimeFilter): Promise<number> =>
  ctx.caches.counts.get(JSON.stringify(filter), ctx.caller.cacheMaxAgeMs, (db = ctx.db) =>
    run(countToLimit, { db }, listConditions({ clock: ctx.clock }, filter)),
  );

const countHidden = async (ctx: MemberContext, filter: TeeTimeFilter): Promise<number> =>
  (await hasBlocks(ctx.db, ctx.viewer.id)) ? run(countAll, ctx, listConditions(ctx, filter, { ofHidden: true })) : 0;

/** The number for everyone, without the games that blocks hide from the viewer. */
async function countShared(ctx: MemberContext, filter: TeeTimeFilter): Promise<number> {
  const countAnew = (db = ctx.db) => run(countAll, { db }, listConditions({ clock: ctx.clock }, filter));
  const [counted, hidden] = await Promise.all([countForAll(ctx, filter), countHidden(ctx, filter)]);
  const count = isExactCount(filter, counted) ? counted : await ctx.caches.largeCounts.get(JSON.stringify(filter), countAnew);
  return Math.max(0, count - hidden);
}
