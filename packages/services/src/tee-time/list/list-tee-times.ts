import { teeTimes } from "@fourball/db/schema/index";
import { asFloat, nullable } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { LIST_MAX, PAGE_SIZE } from "@fourball/domain/tee-time/constants";
import type { ListTeeTimesInput, TeeTimePage } from "@fourball/domain/tee-time/list";
import { sql } from "drizzle-orm";
import type { MemberContext } from "../../service-context.ts";
import { cardColumns, cardTables } from "./card-columns.ts";
import { cardOfRow } from "./card-of-row.ts";
import { type Conditions, listConditions } from "./list-conditions.ts";
import { cursorOf, readCursor } from "./list-cursor.ts";
import { distanceKm } from "./list-filters.ts";

const value = sql.placeholder;
const unknownPlaceLast = sql`coalesce(${distanceKm}, 'Infinity')`;

/** A page is read in one of these sizes, inlined into the statement: PostgreSQL replans a parameterized limit at every call. */
const READ_SIZES = [PAGE_SIZE, 100, LIST_MAX];

type Order = { nearestFirst: boolean; hasNear: boolean; hasCursor: boolean; size: number };

const prepared = statementCache((where: Conditions["where"], { nearestFirst, hasNear, hasCursor, size }: Order) => {
  const columns = {
    ...cardColumns,
    distanceKm: hasNear ? nullable(asFloat(distanceKm)) : cardColumns.distanceKm,
  };
  const position = nearestFirst
    ? sql`${unknownPlaceLast}, ${teeTimes.teeOffAt}, ${teeTimes.id}`
    : sql`${teeTimes.teeOffAt}, ${teeTimes.id}`;
  const after = nearestFirst
    ? sql`(${value("afterKm")}::float8, ${value("afterTeeOff")}::timestamptz, ${value("afterId")}::uuid)`
    : sql`(${value("afterTeeOff")}::timestamptz, ${value("afterId")}::uuid)`;
  return prepareSelect(
    columns,
    cardTables,
    sql`where ${where} ${hasCursor ? sql`and (${position}) > ${after}` : sql``}
      order by ${position} limit ${sql.raw(String(size + 1))}`,
  );
});

/** A page of the marketplace, soonest first, or nearest first for Near Me. */
export async function listTeeTimes(
  ctx: MemberContext,
  { limit = LIST_MAX, cursor, ...filter }: ListTeeTimesInput,
): Promise<TeeTimePage> {
  const { shape, where, values } = listConditions(filter, ctx.clock.now());
  const order = {
    nearestFirst: filter.filter === "nearby",
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
