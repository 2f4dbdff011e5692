import type { Db } from "@fourball/db/client";
import { after, before, dateAt, now, startOfTransaction } from "@fourball/db/expressions";
import { toTimestamp } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { ONLINE_MINUTES } from "@fourball/domain/dashboard/schema";
import { type DayCounts, isExactCount } from "@fourball/domain/tee-time/list";
import { and, count, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import { hasBlocks } from "../../../core/access/has-blocks.ts";
import { golfersAcrossBlocks, isHiddenGame } from "../../../core/access/hidden-games.ts";
import type { ListedFigures } from "../../../core/listed-game.ts";
import type { MemberContext } from "../../../core/service-context.ts";
import { openSpotsSql } from "../open-spots-sql.ts";
import { countForAll } from "./count-tee-times.ts";

const isListed = and(eq(teeTimes.status, "active"), teeTimes.isPublic, gt(teeTimes.teeOffAt, now));
const isOpen = gt(openSpotsSql, 0);
const isOnline = gt(users.lastSeenAt, before(startOfTransaction, { mins: ONLINE_MINUTES }));

const DAYS_SHOWN = 15;
/** A date begins a day apart at most in two time zones. */
const TODAY_HOURS = 2 * 24;
const inHours = (hours: number): SQL => lt(teeTimes.teeOffAt, after(now, { hours }));

/** All that they read of the games lies in one index. */
const totalsOf = (isCounted: SQL | undefined, isCountedGolfer: SQL | undefined) =>
  prepareOnce((db) => {
    // As on the strip of days: what has teed off is no longer counted.
    const today = db
      .select({ games: count() })
      .from(teeTimes)
      .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
      .where(and(isListed, isCounted, eq(teeTimes.date, dateAt(golfCourses.timeZone)), inHours(TODAY_HOURS)));
    const online = db.select({ golfers: count() }).from(users).where(and(isOnline, isCountedGolfer));
    return db
      .select({
        available: sql`count(*) filter (where ${isOpen})`.mapWith(Number),
        openSlots: sql`coalesce(sum(${openSpotsSql}) filter (where ${isOpen}), 0)`.mapWith(Number),
        gamesToday: sql`${today}`.mapWith(Number),
        activeUsers: sql`${online}`.mapWith(Number),
      })
      .from(teeTimes)
      .where(and(isListed, isCounted));
  });

const daysOf = (isCounted?: SQL) =>
  prepareOnce((db) =>
    db
      .select({ date: teeTimes.date, count: count() })
      .from(teeTimes)
      .where(and(isListed, isCounted, inHours(DAYS_SHOWN * 24)))
      .groupBy(teeTimes.date)
      .orderBy(teeTimes.date),
  );

/** Figures of the games and golfers that the conditions choose. */
function figuresOf(isCounted?: SQL, isCountedGolfer?: SQL) {
  const [findTotals, findDays] = [totalsOf(isCounted, isCountedGolfer), daysOf(isCounted)];
  return async (db: Db, values: Record<string, unknown>): Promise<ListedFigures> => {
    const [[totals], days] = await Promise.all([findTotals(db, values), findDays(db, values)]);
    if (!totals) throw new Error("counting returned no row");
    return { ...totals, days };
  };
}

const figuresOfAll = figuresOf();
const figuresOfHidden = figuresOf(isHiddenGame, inArray(users.id, golfersAcrossBlocks));

/** What the listed games to come amount to for the viewer: without those across a block. Like their number, up to half a minute old if they are very many. */
export async function listedFigures(ctx: MemberContext): Promise<ListedFigures> {
  const values = { now: toTimestamp(ctx.clock.now()) };
  const ofAll = async (): Promise<ListedFigures> => {
    const read = (db = ctx.db) => figuresOfAll(db, values);
    if (isExactCount({}, await countForAll(ctx, {}))) return ctx.caches.figures.get("", ctx.caller.cacheMaxAgeMs, read);
    return ctx.caches.largeFigures.get("", read);
  };
  const ofHidden = async (): Promise<ListedFigures | undefined> => {
    if (!(await hasBlocks(ctx.db, ctx.viewer.id))) return undefined;
    return figuresOfHidden(ctx.db, { ...values, viewer: ctx.viewer.id });
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

/** How many listed games each of the coming days holds. */
export const countByDay = async (ctx: MemberContext): Promise<DayCounts> => (await listedFigures(ctx)).days;
