import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { LIST_MAX, PAGE_SIZE } from "@fourball/domain/tee-time/constants";
import { type SQL, sql } from "drizzle-orm";
import { distanceKm } from "../../course/course-columns.ts";
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

export type Order = { sort: ColumnSort; hasCursor: boolean; size: number };

/** The games of one page: which ones, and in which order, one more than the page holds. */
export function pageIn(order: Order, where: SQL): { isOnPage: SQL; inOrder: SQL } {
  const { by, after } = orders[order.sort];
  return { isOnPage: order.hasCursor ? sql`${where} and (${by}) > (${after})` : where, inOrder: first(order, by) };
}

const first = ({ size }: Order, by: SQL): SQL => sql`order by ${by} limit ${sql.raw(String(size + 1))}`;

/**
 * The courses of a page that is read course by course, with the order of the games of one of them and of all. The distance, which
 * takes longer than finding a game, is worked out once a course.
 */
export function courseByCourse(order: Order, isSought: SQL): { courses: SQL; ofOne: SQL; ofAll: SQL } {
  if (order.sort !== "nearest") {
    const { inOrder } = pageIn(order, isSought);
    return { courses: sql`(select * from ${golfCourses} where ${isSought}) as ${golfCourses}`, ofOne: inOrder, ofAll: inOrder };
  }
  return {
    courses: sql`(select *, ${unknownPlaceLast} as km from ${golfCourses} where ${isSought} offset 0) as ${golfCourses}`,
    ofOne: first(order, soonest.by),
    ofAll: first(order, sql`${golfCourses}.km, ${soonest.by}`),
  };
}
