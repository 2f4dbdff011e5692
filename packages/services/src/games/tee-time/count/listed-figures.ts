import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { asInteger, asText } from "@fourball/db/select/expression";
import { jsonList } from "@fourball/db/select/json";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { ONLINE_MINUTES } from "@fourball/domain/dashboard/schema";
import { type DayCounts, isExactCount } from "@fourball/domain/tee-time/list";
import { type SQL, sql } from "drizzle-orm";
import { hasBlocks } from "../../../core/access/has-blocks.ts";
import { golfersAcrossBlocks, isHiddenGame } from "../../../core/access/hidden-games.ts";
import type { MemberContext } from "../../../core/service-context.ts";
import type { ListedFigures } from "../../../core/shared-game.ts";
import { openSpotsSql } from "../open-spots-sql.ts";
import { countForAll } from "./count-tee-times.ts";

const now = sql`${sql.placeholder("now")}::timestamptz`;
const listed = sql`${teeTimes.status} = 'active' and ${teeTimes.isPublic} and ${teeTimes.teeOffAt} > ${now}`;
const today = sql`(${now} at time zone ${golfCourses.timeZone})::date`;
const online = sql`${users.lastSeenAt} > now() - ${sql.raw(`interval '${ONLINE_MINUTES} minutes'`)}`;

const DAYS_SHOWN = 15;
const isOnStrip = sql`${teeTimes.teeOffAt} < ${now} + ${sql.raw(`interval '${DAYS_SHOWN * 24} hours'`)}`;

/** Figures of the games and golfers that the conditions choose. All that the totals read of the games lies in one index. */
const figuresOf = (isCounted: SQL, isCountedGolfer: SQL) =>
  prepareQuery(
    {
      available: asInteger(sql`totals.available`),
      openSlots: asInteger(sql`totals.open_slots`),
      // As on the strip of days: what has teed off is no longer counted.
      gamesToday: asInteger(sql`select count(*) from ${teeTimes} join ${golfCourses} on ${golfCourses.id} = ${teeTimes.courseId}
        where ${listed} and ${isCounted} and ${teeTimes.date} = ${today} and ${teeTimes.teeOffAt} < ${now} + interval '2 days'`),
      activeUsers: asInteger(sql`select count(*) from ${users} where ${online} and ${isCountedGolfer}`),
      days: jsonList(
        { date: asText(sql`by_day.date`), count: asInteger(sql`by_day.shown`) },
        from(sql`(select ${teeTimes.date} as date, count(*) as shown from ${teeTimes} where ${listed} and ${isCounted} and ${isOnStrip}
          group by ${teeTimes.date}) by_day`),
        sql`order by by_day.date`,
      ),
    },
    (list) => sql`select ${list} from (
      select count(*) filter (where ${openSpotsSql} > 0) as available, coalesce(sum(${openSpotsSql}) filter (where ${openSpotsSql} > 0), 0) as open_slots
      from ${teeTimes} where ${listed} and ${isCounted}) totals`,
  );

const figuresOfAll = figuresOf(sql`true`, sql`true`);
const figuresOfHidden = figuresOf(isHiddenGame, sql`${users.id} in ${golfersAcrossBlocks}`);

/** What the listed games to come amount to for the viewer: without those across a block. Like their number, up to half a minute old if they are very many. */
export async function listedFigures(ctx: MemberContext): Promise<ListedFigures> {
  const values = { now: ctx.clock.now().toString() };
  const ofAll = async (): Promise<ListedFigures> => {
    const read = async (db = ctx.db) => only(await figuresOfAll(db, values));
    if (isExactCount({}, await countForAll(ctx, {}))) return ctx.caches.figures.get("", ctx.caller.cacheMaxAgeMs, read);
    return ctx.caches.largeFigures.get("", read);
  };
  const ofHidden = async (): Promise<ListedFigures | undefined> => {
    if (!(await hasBlocks(ctx.db, ctx.viewer.id))) return undefined;
    return only(await figuresOfHidden(ctx.db, { ...values, viewer: ctx.viewer.id }));
  };
  const [all, hidden] = await Promise.all([ofAll(), ofHidden()]);
  if (!hidden) return all;
  const hiddenOn = new Map(hidden.days.map(({ date, count }) => [date, count]));
  return {
    available: left(all.available, hidden.available),
    openSlots: left(all.openSlots, hidden.openSlots),
    gamesToday: left(all.gamesToday, hidden.gamesToday),
    activeUsers: left(all.activeUsers, hidden.activeUsers),
    days: all.days
      .map(({ date, count }) => ({ date, count: left(count, hiddenOn.get(date) ?? 0) }))
      .filter(({ count }) => count > 0),
  };
}

/** What is hidden may be newer than the rest. */
const left = (all: number, hidden: number): number => Math.max(0, all - hidden);

function only<Row>([row]: Row[]): Row {
  if (!row) throw new Error("counting returned no row");
  return row;
}

/** How many listed games each of the coming days holds. */
export const countByDay = async (ctx: MemberContext): Promise<DayCounts> => (await listedFigures(ctx)).days;
