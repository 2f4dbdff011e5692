import { type Once, prepareOnce, statementCache } from "@fourball/db/prepare-once";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { COUNT_EXACT_BELOW, isExactCount, type TeeTimeFilter } from "@fourball/domain/tee-time/list";
import { count, sql } from "drizzle-orm";
import { hasBlocks } from "../../../core/access/has-blocks.ts";
import type { MemberContext, ServiceContext } from "../../../core/service-context.ts";
import { coursesIn, isInBox } from "../filter/box-reach.ts";
import { type Conditions, joinNeeded, listConditions } from "../filter/list-conditions.ts";
import { isForEveryone } from "../list/list-tee-times.ts";
import { summarizedGames } from "../map/summarized-games.ts";

type Where = Conditions["where"];
type Needs = Conditions["needs"];

const countAll = statementCache((where: Where, needs: Needs) =>
  prepareOnce((db) => joinNeeded(db.select({ count: count() }).from(teeTimes).$dynamic(), needs).where(where)),
);

const countToLimit = statementCache((where: Where, needs: Needs) =>
  prepareOnce((db) => {
    const games = joinNeeded(db.select({ id: teeTimes.id }).from(teeTimes).$dynamic(), needs).where(where);
    return db.select({ count: count() }).from(games.limit(COUNT_EXACT_BELOW).as("found"));
  }),
);

const countByCourse = statementCache((where: Where, needs: Needs) =>
  prepareOnce((db) => {
    const games = joinNeeded(
      db
        .select({ games: count().as("games") })
        .from(teeTimes)
        .$dynamic(),
      needs,
    ).where(where);
    const found = games.as("found");
    return db
      .select({ count: sql`coalesce(sum(${found.games}), 0)`.mapWith(Number) })
      .from(golfCourses)
      .crossJoinLateral(found)
      .where(isInBox);
  }),
);

type Count = (shape: string, where: Where, needs: Needs) => Once<{ count: number }[]>;

async function run(
  countGames: Count,
  { db }: Pick<MemberContext, "db">,
  { shape, where, needs, values }: Conditions,
): Promise<number> {
  const [row] = await countGames(shape, where, needs)(db, values);
  return row?.count ?? 0;
}

/** How many games a filter finds, over all pages; up to half a minute ago where `isExactCount` says no. */
export async function countTeeTimes(ctx: MemberContext, filter: TeeTimeFilter): Promise<number> {
  if (isForEveryone(filter)) return countForViewer(ctx, filter);
  const courses = filter.box && (await coursesIn(ctx.db, filter.box));
  if (filter.box && courses === "many") {
    const summarized = (await summarizedGames(ctx, { ...filter, box: filter.box })).reduce((sum, { games }) => sum + games, 0);
    if (!isExactCount(filter, summarized)) return summarized;
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
async function countForViewer(ctx: MemberContext, filter: TeeTimeFilter): Promise<number> {
  const countAnew = (db = ctx.db) => run(countAll, { db }, listConditions({ clock: ctx.clock }, filter));
  const [counted, hidden] = await Promise.all([countForAll(ctx, filter), countHidden(ctx, filter)]);
  const games = isExactCount(filter, counted) ? counted : await ctx.caches.largeCounts.get(JSON.stringify(filter), countAnew);
  return Math.max(0, games - hidden);
}
