import { teeTimes } from "@fourball/db/schema/index";
import { asFloat, nullable } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { invalid } from "@fourball/domain/failure";
import { LIST_MAX, PAGE_SIZE, type Sort } from "@fourball/domain/tee-time/constants";
import type { ListTeeTimesInput, TeeTimePage } from "@fourball/domain/tee-time/list";
import { type SQL, sql } from "drizzle-orm";
import type { MemberContext } from "../../service-context.ts";
import { cardColumns, cardTables } from "./card-columns.ts";
import { cardOfRow } from "./card-of-row.ts";
import { type Conditions, listConditions } from "./list-conditions.ts";
import { cursorOf, readCursor } from "./list-cursor.ts";
import { distanceKm } from "./list-filters.ts";

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

type Order = { sort: Sort; hasNear: boolean; hasCursor: boolean; size: number };

const prepared = statementCache((where: Conditions["where"], { sort, hasNear, hasCursor, size }: Order) => {
  const columns = {
    ...cardColumns,
    distanceKm: hasNear ? nullable(asFloat(distanceKm)) : cardColumns.distanceKm,
  };
  const { by, after } = orders[sort];
  return prepareSelect(
    columns,
    cardTables,
    sql`where ${where} ${hasCursor ? sql`and (${by}) > (${after})` : sql``}
      order by ${by} limit ${sql.raw(String(size + 1))}`,
  );
});

/** A page of the marketplace, soonest first, or nearest first for Near Me, unless another order is asked for. */
export async function listTeeTimes(
  ctx: MemberContext,
  { limit = LIST_MAX, cursor, sort, ...filter }: ListTeeTimesInput,
): Promise<TeeTimePage> {
  if (sort === "nearest" && !filter.near) throw invalid("Your location is needed to sort by distance", ["near"]);
  const { shape, where, values } = await listConditions(ctx, filter, { isPage: true });
  const order = {
    sort: sort ?? (filter.filter === "nearby" ? "nearest" : "soonest"),
    hasNear: filter.near !== undefined,
    hasCursor: cursor !== undefined,
    size: READ_SIZES.find((size) => size >= limit) ?? LIST_MAX,
  };
  const run = prepared(`${shape} ${Object.values(order).join()}`, where, order);
  const rows = await run(ctx.db, {
    ...values,
    ...readCursor(cursor),
    viewer: ctx.viewer.id,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(cardOfRow),
    nextCursor: last && rows.length > limit ? cursorOf(last) : null,
  };
}
