import { asInteger } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { from } from "@fourball/db/select/tables";
import type { TeeTimeFilter } from "@fourball/domain/tee-time/list";
import { type SQL, sql } from "drizzle-orm";
import type { MemberContext } from "../../service-context.ts";
import { listConditions } from "./list-conditions.ts";

const prepared = statementCache((where: SQL, tables: SQL) =>
  prepareSelect({ count: asInteger(sql`count(*)`) }, from(tables), sql`where ${where}`),
);

/** How many games a filter finds, over all pages. */
export async function countTeeTimes(ctx: MemberContext, filter: TeeTimeFilter): Promise<number> {
  const { shape, where, tables, values } = await listConditions(ctx, filter);
  const [row] = await prepared(shape, where, tables)(ctx.db, values);
  return row?.count ?? 0;
}
