import { is, Param, Placeholder, type Query, type SQL, sql } from "drizzle-orm";
import {
  PgDatabase,
  PgDialect,
  PgPreparedQuery,
  type PgQueryResultHKT,
  PgSession,
  type PreparedQueryConfig,
  QueryBuilder,
  type SelectedFieldsOrdered,
} from "drizzle-orm/pg-core";
import type { Db, Tx } from "./database.ts";
import type * as schema from "./schema/index.ts";

/** For subqueries that are written where there is no database. */
export const builder = new QueryBuilder({ casing: "snake_case" });

type Result<Answer> = PreparedQueryConfig & { execute: Answer };

/** What drizzle's builders have in common. */
type Statement<Answer> = { prepare(name: string): PgPreparedQuery<Result<Answer>> };

/** A statement that any connection or transaction runs, with the values of its placeholders. */
export type Once<Answer> = (db: Db | Tx, values?: Record<string, unknown>) => Promise<Answer>;

/**
 * A statement of drizzle's builder that is built once, at its first call, and that PostgreSQL parses and plans once a connection.
 * drizzle's own `prepare` belongs to one connection or transaction, so each transaction would build its text again.
 */
export function prepareOnce<Answer>(build: (db: Db) => Statement<Answer>): Once<Answer> {
  let known: Recording<PreparedQueryConfig> | undefined;
  return (db, values) => {
    known ??= record(build);
    const { statement, fields } = known;
    const prepared = db._.session.prepareQuery<Result<Answer>>(statement, fields, NAME, true);
    // drizzle sets it after it has prepared a statement, too: which joined tables have no row where their columns are null.
    Object.assign(prepared, { joinsNotNullableMap: Reflect.get(known, "joinsNotNullableMap") });
    return prepared.execute(values);
  };
}

export type RowOf<Query> = Query extends Once<(infer Row)[]> ? Row : never;

/** The same for a statement that the builder cannot say: it places the list of what it returns itself. */
export function prepareText<Columns extends Record<string, SQL>>(
  columns: Columns,
  text: (list: SQL) => SQL,
): Once<{ [Name in keyof Columns]: Columns[Name]["_"]["type"] }[]> {
  const fields = Object.entries(columns).map(([name, field]) => ({ path: [name], field }));
  const list = sql.join(Object.values(columns), sql`, `);
  return prepareOnce((db) => ({
    prepare: (name) => db._.session.prepareQuery(dialect.sqlToQuery(text(list)), fields, name, true),
  }));
}

/** Filters combine freely, so what is prepared of them needs a limit; past it, it starts again. */
const MAX_STATEMENTS = 200;

/** Prepares one statement per `shape` of the conditions and reuses it. */
export function statementCache<Statement, Details extends unknown[]>(
  build: (...details: Details) => Statement,
): (shape: string, ...details: Details) => Statement {
  const statements = new Map<string, Statement>();
  return (shape, ...details) => {
    const found = statements.get(shape);
    if (found) return found;
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    const built = build(...details);
    statements.set(shape, built);
    return built;
  };
}

/** The drivers name statements by their text; that there is a name says that they are prepared. */
const NAME = "once";

/** Writes what is not a placeholder into the text: PostgreSQL keeps a plan only if it knows which partial index and limit are meant. */
class InliningDialect extends PgDialect {
  override sqlToQuery(...[query, source]: Parameters<PgDialect["sqlToQuery"]>): ReturnType<PgDialect["sqlToQuery"]> {
    return super.sqlToQuery(query.inlineParams(), source);
  }
}

const dialect = new InliningDialect({ casing: "snake_case" });

function record(build: (db: Db) => Statement<unknown>): Recording<PreparedQueryConfig> {
  const db: Db = new PgDatabase<PgQueryResultHKT, typeof schema>(dialect, new Recorder(dialect), undefined);
  const recording = build(db).prepare(NAME);
  if (!(recording instanceof Recording)) throw new Error("a statement was not built by the given database");
  return recording;
}

/** The text of a statement, and how its rows are decoded. */
class Recording<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
  readonly statement: Query;
  readonly fields: SelectedFieldsOrdered | undefined;

  constructor(statement: Query, fields: SelectedFieldsOrdered | undefined) {
    super(statement, undefined, undefined);
    this.statement = statement;
    this.fields = fields;
  }

  execute(): Promise<never> {
    return Promise.reject(new Error("a recorded statement has no connection"));
  }
}

/** Prepares statements without a connection. */
class Recorder extends PgSession {
  prepareQuery<T extends PreparedQueryConfig>({ sql, params }: Query, fields: SelectedFieldsOrdered | undefined): Recording<T> {
    return new Recording<T>({ sql, params: params.map(encoded) }, fields);
  }

  transaction(): Promise<never> {
    return Promise.reject(new Error("a recorded statement has no connection"));
  }
}

/** A placeholder in a condition has no column that encodes its value; of all values, the drivers do not take a `Date`. */
const encoded = (param: unknown): unknown =>
  is(param, Placeholder) ? new Param(param, { mapToDriverValue: instantAsText }) : param;

const instantAsText = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
