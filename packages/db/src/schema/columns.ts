import { type Column, type GetDecoderResult, is, Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type AnyPgColumn, timestamp, uuid } from "drizzle-orm/pg-core";

export const id = () => uuid().primaryKey().defaultRandom();

export const instant = () => timestamp({ withTimezone: true });

/** Emails are compared in lower case, which is also how the unique indexes store them. */
export const lower = (column: AnyPgColumn): SQL => sql`lower(${column})`;

/** Not the start of the transaction: rows written under one lock are then in the order of their commits. */
export const clock = sql`clock_timestamp()`;

export const secondsAgo = (seconds: number): SQL => sql`${clock} - make_interval(secs => ${seconds})`;

export const createdAt = () => instant().notNull().default(clock);

export const updatedAt = () => createdAt().$onUpdate(() => clock);

const literal = (value: string | number): SQL => sql.raw(typeof value === "number" ? String(value) : `'${value}'`);

/** The conditions of check constraints, from the constants that the domain checks with. */
export const oneOf = (column: Column, words: readonly string[]): SQL =>
  sql`${column} in (${sql.join(words.map(literal), sql`, `)})`;

export const between = (column: Column, min: number, max: number): SQL =>
  sql`${column} between ${literal(min)} and ${literal(max)}`;

export const textLength = (column: Column, min: number, max: number): SQL =>
  sql`char_length(${column}) between ${literal(min)} and ${literal(max)}`;

/** One parameter for all values, however many they are. */
export const anyOf = (value: SQLWrapper, values: readonly string[] | Placeholder): SQL =>
  sql`${value} = any(${is(values, Placeholder) ? values : sql.param(values)})`;

/** drizzle's decoders leave nulls as they are, but their types do not say so. */
export const nullable = <Value>(expression: SQL<Value>): SQL<Value | null> => expression;

/** The column where the condition holds, else null. */
export const onlyIf = <C extends Column>(condition: SQL | undefined, column: C): SQL<GetDecoderResult<C> | null> =>
  nullable(sql`case when ${condition} then ${column} end`.mapWith(column));
