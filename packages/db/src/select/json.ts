import { type Column, type SQL, sql } from "drizzle-orm";
import { textInJson } from "./expression.ts";
import { checkRow } from "./select-list.ts";
import type { Columns, Stored } from "./stored.ts";
import { type Check, Expression, type JsonObject } from "./stored.ts";
import { refuseOuterJoin, type Tables } from "./tables.ts";

const objectText = (columns: Columns): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).map(([name, item]) => sql`${sql.raw(`'${name}'`)}, ${textInJson(item)}`),
    sql`, `,
  )})`;

/** Columns as one JSON object. */
export const jsonObject = <C extends Columns>(columns: C): Expression<JsonObject<C, never>> =>
  new Expression({ text: objectText(columns), check: checkRow(columns) });

/** The same for a left-joined table; null where its `key` is null, so it has no row. */
export function jsonObjectWhere<C extends Columns, Key extends Column>(
  key: Key,
  columns: C,
): Expression<JsonObject<C, Key["_"]["tableName"]> | null> {
  const check = checkRow(columns);
  return new Expression({
    text: sql`case when ${key} is not null then ${objectText(columns)} end`,
    check: check && ((value) => value === null || check(value)),
  });
}

/** The one row of a subquery, such as of counts, as a JSON object. */
export function jsonRow<C extends Columns, Nullable extends string>(
  columns: C,
  tables: Tables<Nullable>,
  rest: SQL,
): Expression<JsonObject<C, never>> {
  refuseOuterJoin(rest);
  return new Expression({ text: sql`(select ${objectText(columns)} from ${tables} ${rest})`, check: checkRow(columns) });
}

/** The rows of a subquery as a JSON array, in its order; empty where there are none. */
export function jsonList<C extends Columns, Nullable extends string>(
  columns: C,
  tables: Tables<Nullable>,
  rest: SQL,
): Expression<Stored<C, Nullable>[]> {
  refuseOuterJoin(rest);
  const list = sql.join(
    Object.entries(columns).map(([name, item]) => sql`${textInJson(item)} as ${sql.identifier(name)}`),
    sql`, `,
  );
  const check = checkRow(columns);
  const checkAll: Check = (value) => Array.isArray(value) && (!check || value.every(check));
  return new Expression({
    text: sql`coalesce((select json_agg(listed) from (select ${list} from ${tables} ${rest}) listed), '[]'::json)`,
    check: checkAll,
  });
}
