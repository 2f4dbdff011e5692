import { createHash } from "node:crypto";
import { fillPlaceholders, type SQL } from "drizzle-orm";
import { PgDialect, type PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { Db, Tx } from "./database.ts";

const dialect = new PgDialect({ casing: "snake_case" });

export type PreparedSql<Row> = (db: Db | Tx, values?: Record<string, unknown>) => Promise<Row[]>;

/**
 * Turns an `sql` template with `sql.placeholder("name")`s into text once, and on PostgreSQL lets every connection parse and
 * plan it once. `Row` is the caller's promise about the columns, which arrive alike from both engines:
 *
 * - timestamptz, timestamp, date and time as text (`2026-05-01 07:30:00+00`), numeric as text;
 * - int2, int4, float8 and int8 (so `count(*)` too) as numbers, jsonb parsed, text[] as arrays.
 *
 * Values may be text, numbers, booleans, null, Dates, arrays where the SQL says their type (`= any(${sql.placeholder("ids")}::uuid[])`);
 * JSON is passed as text.
 */
export function prepareSql<Row>(query: SQL): PreparedSql<Row> {
  const { sql, params } = dialect.sqlToQuery(query);
  const name = createHash("sha256").update(sql).digest("hex");
  return async (db, values = {}) => {
    const filled = fillPlaceholders(params, values).map((value) => (value instanceof Date ? value.toISOString() : value));
    const prepared = db._.session.prepareQuery<RowsOf<Row>>({ sql, params: filled }, undefined, name, false);
    const result = await prepared.execute();
    return Array.isArray(result) ? result : result.rows;
  };
}

// postgres.js answers with the rows themselves, PGlite with an object that holds them.
type RowsOf<Row> = PreparedQueryConfig & { execute: Row[] | { rows: Row[] } };
