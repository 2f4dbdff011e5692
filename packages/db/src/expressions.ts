import { isSQLWrapper, type SQL, type SQLWrapper, type Subquery, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** drizzle's `and` and `or` of no conditions are undefined; these have some. */
export function required(condition: SQL | undefined): SQL {
  if (!condition) throw new Error("a condition without parts");
  return condition;
}

/** Whether a condition holds, as a column of the row. */
export const flag = (condition: SQLWrapper | undefined): SQL<boolean> => sql`${condition}`.mapWith(Boolean);

/** The words or ids that a subquery finds, as a column of the row. */
export const textsOf = (found: SQLWrapper): SQL<string[]> => sql`array(${found})::text[]`.mapWith((list: string[]) => list);

type Listed<Row> = { as(alias: string): Subquery; readonly _: { readonly result: Row[] } };

type Named = { readonly [name: string]: SQLWrapper | Named };

/** Columns as one JSON object, in which moments are text. */
export const objectOf = (columns: Named): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).map(
      ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${isSQLWrapper(column) ? column : objectOf(column)}`,
    ),
    sql`, `,
  )})`;

/** The rows of a subquery in its order, as a column of the row; empty where there are none. */
export function listOf<Row>(rows: Listed<Row>): SQL<Row[]> {
  const listed = rows.as("listed");
  const columns = Object.fromEntries(Object.keys(listed._.selectedFields).map((name) => [name, Reflect.get(listed, name)]));
  return sql`coalesce((select json_agg(${objectOf(columns)}) from ${listed}), '[]'::json)`.mapWith((value: Row[]) => value);
}

/** The moment that a statement which is prepared once is given: its values name it `now`. */
export const now = sql`${sql.placeholder("now")}::timestamptz`;

/** The start of the transaction. */
export const startOfTransaction = sql`now()`;

/** The date that it is then in a time zone. */
export const dateAt = (timeZone: SQLWrapper): SQL => sql`(${now} at time zone ${timeZone})::date`;

type Length = Partial<Record<"days" | "hours" | "mins" | "secs", number>>;

const interval = (length: Length): SQL =>
  sql`make_interval(${sql.join(
    Object.entries(length).map(([unit, count]) => sql`${sql.raw(unit)} => ${count}`),
    sql`, `,
  )})`;

/** A moment of the database, and so long after it. */
export const after = (moment: SQLWrapper, length: Length): SQL => sql`${moment} + ${interval(length)}`;

/** A moment of the database, and so long before it. */
export const before = (moment: SQLWrapper, length: Length): SQL => sql`${moment} - ${interval(length)}`;

type KeysOf<Shape> = Shape extends unknown ? keyof Shape & string : never;

/** A text of a JSON column, by a key that one of its shapes has; null in the others. */
export const jsonText = <Column extends PgColumn>(column: Column, key: KeysOf<Column["_"]["data"]>): SQL =>
  sql`${column} ->> ${sql.raw(`'${key}'`)}`;

/** The same for an id, which is compared with that of a row. */
export const jsonId = <Column extends PgColumn>(column: Column, key: KeysOf<Column["_"]["data"]>): SQL =>
  sql`(${jsonText(column, key)})::uuid`;

/** A LIKE pattern for text that holds `word`: `%`, `_` and `\` are letters like any other to a golfer. */
export const likeContaining = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;
