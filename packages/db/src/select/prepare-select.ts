import { createHash } from "node:crypto";
import { fillPlaceholders, type SQL, sql } from "drizzle-orm";
import { PgDialect, type PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../database.ts";
import { checkRow, selectList } from "./select-list.ts";
import type { Columns, Stored } from "./stored.ts";
import { refuseOuterJoin, type Tables } from "./tables.ts";

type Values = Record<string, unknown>;
export type Prepared<Row> = (db: Db | Tx, values?: Values) => Promise<Row[]>;
export type RowOf<Query> = Query extends Prepared<infer Row> ? Row : never;

/** `select <columns> from <tables> <rest>`, prepared: the type of its rows follows from the columns and the joins. */
export function prepareSelect<C extends Columns, Nullable extends string>(
  columns: C,
  tables: Tables<Nullable>,
  rest: SQL = sql``,
): Prepared<Stored<C, Nullable>> {
  refuseOuterJoin(rest);
  return prepareRows(columns, sql`select ${selectList(columns)} from ${tables} ${rest}`);
}

/** The same for a statement of another form (`returning`, `with`, `union`), which places the list of columns itself. */
export function prepareQuery<C extends Columns>(columns: C, statement: (list: SQL) => SQL): Prepared<Stored<C>> {
  refuseOuterJoin(statement(sql`*`));
  return prepareRows(columns, statement(selectList(columns)));
}

/** A statement whose rows aren't read. */
export function prepareStatement(statement: SQL): (db: Db | Tx, values?: Values) => Promise<void> {
  const run = prepare(statement);
  return async (db, values) => void (await run(db, values));
}

/**
 * What makes the type of the rows true: the text selects exactly these columns under these names; a column arrives in the
 * form of its type (`stored.test.ts` has one of each, on both engines); an expression ends in a cast to its type; and what
 * the database does not vouch for, `checkRow` looks at.
 */
function prepareRows<C extends Columns, Nullable extends string>(columns: C, query: SQL): Prepared<Stored<C, Nullable>> {
  const run = prepare<Stored<C, Nullable>>(query);
  const check = checkRow(columns);
  if (!check) return run;
  return async (db, values) => {
    const rows = await run(db, values);
    for (const row of rows) if (!check(row)) throw new Error(`A row is not what its query says: ${Object.keys(row).join()}`);
    return rows;
  };
}

const dialect = new PgDialect({ casing: "snake_case" });

/**
 * Turns an `sql` template with `sql.placeholder("name")`s into text once, and on PostgreSQL lets every connection parse and
 * plan it once; constants are in its text. Values may be text, numbers, booleans, null, Dates, arrays where the SQL says their type
 * (`= any(${sql.placeholder("ids")}::uuid[])`); JSON is passed as text. Only `prepareRows` says what `Row` is.
 */
function prepare<Row>(query: SQL): Prepared<Row> {
  const { sql, params } = dialect.sqlToQuery(query.inlineParams());
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
