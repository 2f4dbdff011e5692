import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { PgDialect, type PgTable } from "drizzle-orm/pg-core";

/** Tables that are joined. The type remembers those of the left joins, whose columns may all be null. */
export class Tables<Nullable extends string> implements SQLWrapper {
  declare readonly nullable: Nullable;
  readonly #text: SQL;

  constructor(text: SQL) {
    this.#text = text;
  }

  /** `source` replaces the table in this query: an alias or a lateral subquery. */
  join(table: PgTable | SQL, on: SQL, source: SQL = sql`${table}`): Tables<Nullable> {
    return new Tables(sql`${this.#text} join ${source} on ${on}`);
  }

  leftJoin<T extends PgTable>(table: T, on: SQL, source: SQL = sql`${table}`): Tables<Nullable | T["_"]["name"]> {
    return new Tables(sql`${this.#text} left join ${source} on ${on}`);
  }

  getSQL(): SQL {
    return this.#text;
  }

  shouldOmitSQLParens(): boolean {
    return true;
  }
}

export const from = (source: PgTable | SQL): Tables<never> => new Tables(sql`${source}`);

const dialect = new PgDialect({ casing: "snake_case" });

/** The compiler does not read SQL: a left join that is only text would make nulls of which no type knows. */
export function refuseOuterJoin(text: SQL): void {
  if (/\b(left|right|full)\s+(outer\s+)?join\b/i.test(dialect.sqlToQuery(text).sql))
    throw new Error("An outer join stands in Tables.leftJoin, which knows what may be null");
}
