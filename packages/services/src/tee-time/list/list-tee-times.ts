import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { asFloat, nullable } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { invalid } from "@fourball/domain/failure";
import { LIST_MAX, PAGE_SIZE, type Sort } from "@fourball/domain/tee-time/constants";
import type { ListTeeTimesInput, TeeTimePage } from "@fourball/domain/tee-time/list";
import { type SQL, sql } from "drizzle-orm";
import type { MemberContext } from "../../service-context.ts";
import { coursesIn, isInBox } from "./box-reach.ts";
import { cardColumns, cardTables } from "./card-columns.ts";
import { cardOfRow } from "./card-of-row.ts";
import { fitFacts } from "./fit/fit-facts.ts";
import { type Conditions, listConditions } from "./list-conditions.ts";
import { cursorOf, readCursor } from "./list-cursor.ts";
import { type BoxSearch, distanceKm } from "./list-filters.ts";

const value = sql.placeholder;
const soonest = {
  by: sql`${teeTimes.teeOffAt}, ${teeTimes.id}`,
  after: sql`${value("afterTeeOff")}::timestamptz, ${value("afterId")}::uuid`,
};
const unknownPlaceLast = sql`coalesce(${distanceKm}, 'Infinity')`;
/** Ascending, like the other columns: their comparison as one row needs one direction. */
const minusOpenSpots = sql`(${teeTimes.confirmedCount} - ${teeTimes.totalSlots})`;

/** The columns of each order, and where the last page ended. */
const orders: Record<Sort, { by: SQL; after: SQL }> = {
  soonest,
  nearest: { by: sql`${unknownPlaceLast}, ${soonest.by}`, after: sql`${value("afterKm")}::float8, ${soonest.after}` },
  "most-spots": { by: sql`${minusOpenSpots}, ${soonest.by}`, after: sql`${value("afterMinusOpenSpots")}::int, ${soonest.after}` },
};

/** A page is read in one of these sizes, inlined into the statement: PostgreSQL replans a parameterized limit at every call. */
const READ_SIZES = [PAGE_SIZE, 100, LIST_MAX];

type Order = { sort: Sort; hasNear: boolean; hasCursor: boolean; size: number; search: BoxSearch };
type Options = Order & Pick<Conditions, "tables">;

const prepared = statementCache((where: Conditions["where"], { sort, hasNear, hasCursor, size, search, tables }: Options) => {
  const columns = {
    ...cardColumns,
    fitFacts,
    distanceKm: hasNear ? nullable(asFloat(distanceKm)) : cardColumns.distanceKm,
  };
  const { by, after } = orders[sort];
  const isOnPage = hasCursor ? sql`${where} and (${by}) > (${after})` : where;
  const inOrder = sql`order by ${by} limit ${sql.raw(String(size + 1))}`;
  if (search !== "by course") return prepareSelect(columns, cardTables, sql`where ${isOnPage} ${inOrder}`);
  // The first games of each course, named like the table, so that the order is the same text there and here.
  const ofEachCourse = sql`(select ${teeTimes.id}, ${teeTimes.teeOffAt}, ${teeTimes.totalSlots}, ${teeTimes.confirmedCount}
    from ${tables} where ${isOnPage} ${inOrder}) as ${teeTimes}`;
  return prepareSelect(
    columns,
    cardTables,
    sql`where ${teeTimes.id} = any(array(select ${teeTimes.id} from ${golfCourses} cross join lateral ${ofEachCourse}
      where ${isInBox} ${inOrder})) ${inOrder}`,
  );
});

/** A page of the marketplace, soonest first, or nearest first for Near Me, unless another order is asked for. */
export async function listTeeTimes(
  ctx: MemberContext,
  { limit = LIST_MAX, cursor, sort, ...filter }: ListTeeTimesInput,
): Promise<TeeTimePage> {
  if (sort === "nearest" && !filter.near) throw invalid("Your location is needed to sort by distance", ["near"]);
  const isByCourse = filter.box && (await coursesIn(ctx.db, filter.box)) !== "many";
  const search = isByCourse ? "by course" : "game by game";
  const { shape, where, tables, values } = listConditions(ctx, filter, { search });
  const order: Order = {
    search,
    sort: sort ?? (filter.filter === "nearby" ? "nearest" : "soonest"),
    hasNear: filter.near !== undefined,
    hasCursor: cursor !== undefined,
    size: READ_SIZES.find((size) => size >= limit) ?? LIST_MAX,
  };
  const run = prepared(`${shape} ${Object.values(order).join()}`, where, { ...order, tables });
  const rows = await run(ctx.db, {
    ...values,
    ...readCursor(cursor),
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(cardOfRow),
    nextCursor: last && rows.length > limit ? cursorOf(last) : null,
  };
}
