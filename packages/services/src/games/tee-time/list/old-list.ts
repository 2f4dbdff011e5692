import { statementCache } from "@fourball/db/prepare-once";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { asFloat, nullable } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { LIST_MAX, PAGE_SIZE } from "@fourball/domain/tee-time/constants";
import type { TeeTimePage } from "@fourball/domain/tee-time/list";
import { type SQL, sql } from "drizzle-orm";
import type { MemberContext } from "../../../core/service-context.ts";
import { distanceKm } from "../../course/course-columns.ts";
import { cardColumns, cardTables } from "../card/card-columns.ts";
import { cardOfRow } from "../card/card-of-row.ts";
import { fitFacts } from "../card/fit-facts.ts";
import { coursesIn, isInBox } from "../filter/box-reach.ts";
import { type Conditions, listConditions } from "../filter/list-conditions.ts";
import { type ColumnSort, isNear, isOnlyNear, type PartOfList, type PlaceSearch } from "../filter/list-filters.ts";
import { openSpotsSql } from "../open-spots-sql.ts";
import { cursorOf, readCursor } from "./list-cursor.ts";

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
const readSize = (limit: number): number => READ_SIZES.find((size) => size >= limit) ?? LIST_MAX;

type Order = { sort: ColumnSort; hasCursor: boolean; size: number };

/** The games of one page: which ones, and in which order, one more than the page holds. */
function pageIn(order: Order, where: SQL): { isOnPage: SQL; inOrder: SQL } {
  const { by, after } = orders[order.sort];
  return { isOnPage: order.hasCursor ? sql`${where} and (${by}) > (${after})` : where, inOrder: first(order, by) };
}

const first = ({ size }: Order, by: SQL): SQL => sql`order by ${by} limit ${sql.raw(String(size + 1))}`;

/**
 * The courses of a page that is read course by course, with the order of the games of one of them and of all. The distance, which
 * takes longer than finding a game, is worked out once a course.
 */
function courseByCourse(order: Order, isSought: SQL): { courses: SQL; ofOne: SQL; ofAll: SQL } {
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

type Reading = Order & { hasNear: boolean; hasBox: boolean; search: PlaceSearch };
type Options = Reading & Pick<Conditions, "tables">;

const prepared = statementCache((where: Conditions["where"], { hasNear, hasBox, search, tables, ...order }: Options) => {
  const columns = {
    ...cardColumns,
    fitFacts,
    distanceKm: hasNear ? nullable(asFloat(distanceKm)) : cardColumns.distanceKm,
  };
  const { isOnPage, inOrder } = pageIn(order, where);
  if (search !== "by course") return prepareSelect(columns, cardTables, sql`where ${isOnPage} ${inOrder}`);
  const { courses, ofOne, ofAll } = courseByCourse(order, hasBox ? isInBox : isNear);
  // The first games of each course, named like the table, so that the order is the same text there and here.
  const ofEachCourse = sql`(select ${teeTimes.id}, ${teeTimes.teeOffAt}, ${teeTimes.totalSlots}, ${teeTimes.confirmedCount},
      ${teeTimes.offeredCount}
    from ${tables} where ${isOnPage} ${ofOne}) as ${teeTimes}`;
  return prepareSelect(
    columns,
    cardTables,
    sql`where ${teeTimes.id} = any(array(select ${teeTimes.id} from ${courses} cross join lateral ${ofEachCourse} ${ofAll})) ${inOrder}`,
  );
});

/** The page read for this viewer alone. */
export async function listForViewer(
  ctx: MemberContext,
  { limit = LIST_MAX, cursor, sort, ...filter }: PartOfList,
): Promise<TeeTimePage> {
  const isByCourse = filter.box ? (await coursesIn(ctx.db, filter.box)) !== "many" : isOnlyNear(filter);
  const search = isByCourse ? "by course" : "game by game";
  const { shape, where, tables, values } = listConditions(ctx, filter, { search });
  const reading: Reading = {
    search,
    sort: sort ?? (filter.filter === "nearby" ? "nearest" : "soonest"),
    hasNear: filter.near !== undefined,
    hasBox: filter.box !== undefined,
    hasCursor: cursor !== undefined,
    size: readSize(limit),
  };
  const run = prepared(`${shape} ${Object.values(reading).join()}`, where, { ...reading, tables });
  const rows = await run(ctx.db, { ...values, ...readCursor(cursor) });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(cardOfRow),
    nextCursor: last && rows.length > limit ? cursorOf({ ...last, teeOffAt: isoInstant(last.teeOffAt) }) : null,
  };
}
