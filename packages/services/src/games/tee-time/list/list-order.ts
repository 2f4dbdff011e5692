import { builder } from "@fourball/db/prepare-once";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { LIST_MAX, PAGE_SIZE } from "@fourball/domain/tee-time/constants";
import { type SQL, sql } from "drizzle-orm";
import { distanceKm } from "../../course/course-columns.ts";
import { type Conditions, joinNeeded } from "../filter/list-conditions.ts";
import type { ColumnSort } from "../filter/list-filters.ts";
import { openSpotsSql } from "../open-spots-sql.ts";

const value = sql.placeholder;
const soonest = {
  by: sql`${teeTimes.teeOffAt}, ${teeTimes.id}`,
  after: sql`${value("afterTeeOff")}::timestamptz, ${value("afterId")}::uuid`,
};
const unknownPlaceLast = sql`coalesce(${distanceKm}, 'Infinity')`;
/** Ascending, like the other columns: their comparison as one row needs one direction. */
const minusOpenSpots = sql`(-${openSpotsSql})`;

/** The columns of each order, and where the last page ended. */
const orders: Record<ColumnSort, { by: SQL; after: SQL }> = {
  soonest,
  nearest: { by: sql`${unknownPlaceLast}, ${soonest.by}`, after: sql`${value("afterKm")}::float8, ${soonest.after}` },
  "most-spots": { by: sql`${minusOpenSpots}, ${soonest.by}`, after: sql`${value("afterMinusOpenSpots")}::int, ${soonest.after}` },
};

/** A page is read in one of these sizes, inlined into the statement: PostgreSQL replans a parameterized limit at every call. */
const READ_SIZES = [PAGE_SIZE, 100, LIST_MAX];
export const readSize = (limit: number): number => READ_SIZES.find((size) => size >= limit) ?? LIST_MAX;

/** `size` games, and one more that shows that there is a next page. */
export type Order = { sort: ColumnSort; hasCursor: boolean; size: number };

/** The games of one page: which ones, and in which order. */
export function pageIn({ sort, hasCursor }: Order, where: SQL): { isOnPage: SQL; by: SQL } {
  const { by, after } = orders[sort];
  return { isOnPage: hasCursor ? sql`${where} and (${by}) > (${after})` : where, by };
}

/**
 * The ids of a page that is read course by course. The distance, which takes longer than finding a game, is worked out once a
 * course.
 */
export function pageByCourse(order: Order, isSought: SQL, { where, needs }: Pick<Conditions, "where" | "needs">) {
  const { isOnPage, by } = pageIn(order, where);
  const isNearest = order.sort === "nearest";
  const limit = order.size + 1;
  const { id, teeOffAt, totalSlots, confirmedCount, offeredCount } = teeTimes;
  // The first games of each course, named like the table, so that the order is the same text there and here.
  const ofEach = joinNeeded(
    builder.select({ id, teeOffAt, totalSlots, confirmedCount, offeredCount }).from(teeTimes).$dynamic(),
    needs,
  )
    .where(isOnPage)
    .orderBy(isNearest ? soonest.by : by)
    .limit(limit)
    .as("tee_times");
  const km = isNearest ? sql`, ${unknownPlaceLast} as km` : sql``;
  return builder
    .select({ id })
    .from(sql`(select *${km} from ${golfCourses} where ${isSought} offset 0) as ${golfCourses}`)
    .crossJoinLateral(ofEach)
    .orderBy(isNearest ? sql`${golfCourses}.km, ${soonest.by}` : by)
    .limit(limit);
}
