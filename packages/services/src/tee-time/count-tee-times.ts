import { prepareSql } from "@fourball/db/prepared-sql";
import type { TeeTimeFilter } from "@fourball/domain/tee-time/list";
import { type SQL, sql } from "drizzle-orm";
import { preparedByShape } from "../prepared-by-shape.ts";
import type { MemberContext } from "../service-context.ts";
import { listConditions } from "./list-conditions.ts";

const prepared = preparedByShape((where: SQL, from: SQL) =>
  prepareSql<{ count: number }>(sql`select count(*)::int as "count" from ${from} where ${where}`),
);

/** How many games a filter finds, over all pages. */
export async function countTeeTimes(ctx: MemberContext, filter: TeeTimeFilter): Promise<number> {
  const { shape, where, from, values } = listConditions(filter, ctx.clock.now());
  const [row] = await prepared(shape, where, from)(ctx.db, values);
  return row?.count ?? 0;
}
