import { statementCache } from "@fourball/db/prepare-once";
import { teeTimes } from "@fourball/db/schema/index";
import { asFloat, nullable } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { invalid } from "@fourball/domain/failure";
import { LIST_MAX } from "@fourball/domain/tee-time/constants";
import type { ListTeeTimesInput, TeeTimePage } from "@fourball/domain/tee-time/list";
import { sql } from "drizzle-orm";
import type { MemberContext } from "../../../core/service-context.ts";
import { distanceKm } from "../../course/course-columns.ts";
import { cardColumns, cardTables } from "../card/card-columns.ts";
import { cardOfRow } from "../card/card-of-row.ts";
import { fitFacts } from "../card/fit-facts.ts";
import { coursesIn, isInBox } from "../filter/box-reach.ts";
import { type Conditions, listConditions } from "../filter/list-conditions.ts";
import { isNear, isOnlyNear, type PartOfList, type PlaceSearch } from "../filter/list-filters.ts";
import { cursorOf, readCursor } from "./list-cursor.ts";
import { listLocalFirst } from "./list-local-first.ts";
import { courseByCourse, type Order, pageIn, readSize } from "./list-order.ts";
import { isSharedFilter, listShared } from "./shared/list-shared.ts";

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

/** A page of the marketplace, soonest first, or nearest first for Near Me, unless another order is asked for. */
export async function listTeeTimes(ctx: MemberContext, input: ListTeeTimesInput): Promise<TeeTimePage> {
  if (input.sort === "nearest" && !input.near) throw invalid("Your location is needed to sort by distance", ["near"]);
  const { sort, ...filter } = input;
  return sort === "local-first" ? listLocalFirst(filter, (part) => listPart(ctx, part)) : listPart(ctx, { ...filter, sort });
}

const listPart = async (ctx: MemberContext, part: PartOfList): Promise<TeeTimePage> =>
  (isSharedFilter(part) && (await listShared(ctx, part))) || listForViewer(ctx, part);

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
    nextCursor: last && rows.length > limit ? cursorOf(last) : null,
  };
}
