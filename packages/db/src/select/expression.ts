import { Column, is, type SQL, sql } from "drizzle-orm";
import { type CastColumn, type Check, Expression, type Item, type ValueOfItem } from "./stored.ts";

export const textOf = (item: Item): SQL => (item instanceof Expression ? item.text : sql`${item}`);
export const checkOf = (item: Item): Check | undefined => (item instanceof Expression ? item.check : undefined);

/** JSON has forms of its own for instants and numerics: as text they are the same inside of it as outside. */
export function textInJson(item: Item): SQL {
  if (item instanceof Expression) return item.inJson;
  return item.columnType === "PgTimestamp" || item.columnType.startsWith("PgNumeric") ? sql`${item}::text` : sql`${item}`;
}

const isPresent: Check = (value) => value !== null;

type Operand = Column | SQL;
/** A column keeps its nullability; any other expression must not be null, which is checked as its rows arrive. */
type Cast<O extends Operand, To> = Expression<O extends Column ? CastColumn<O, To> : To>;

function cast<O extends Operand, To>(operand: O, type: string, check?: Check): Cast<O, To> {
  const text = is(operand, Column) ? sql`${operand}::${sql.raw(type)}` : sql`(${operand})::${sql.raw(type)}`;
  return new Expression({ text, check: is(operand, Column) ? undefined : (check ?? isPresent) });
}

export const asInteger = <O extends Operand>(operand: O): Cast<O, number> => cast(operand, "int");
export const asFloat = <O extends Operand>(operand: O): Cast<O, number> => cast(operand, "float8");
export const asText = <O extends Operand>(operand: O): Cast<O, string> => cast(operand, "text");
export const asBoolean = (operand: SQL): Expression<boolean> => cast(operand, "boolean");
export const asTexts = (operand: SQL): Expression<string[]> => cast(operand, "text[]");

/** One of a few words: another one is refused as its row arrives. */
export const asOneOf = <const Word extends string>(words: readonly Word[], operand: SQL): Expression<Word> => {
  const known = new Set<unknown>(words);
  return cast(operand, "text", (value) => known.has(value));
};

/** An expression of the type of a column, such as the same column of a subquery. */
export const like = <C extends Column>(column: C, operand: SQL): Expression<ValueOfItem<C>> =>
  new Expression({ text: sql`(${operand})::${sql.raw(column.getSQLType())}`, check: column.notNull ? isPresent : undefined });

export const nullable = <Value>({ text, inJson, check }: Expression<Value>): Expression<Value | null> =>
  new Expression({ text, inJson, check: check && check !== isPresent ? (value) => value === null || check(value) : undefined });

/** Null where the condition does not hold. */
export function onlyIf<I extends Item>(condition: SQL, item: I): Expression<ValueOfItem<I> | null> {
  const within = (text: SQL) => sql`case when ${condition} then ${text} end`;
  const check = checkOf(item);
  return new Expression({
    text: within(textOf(item)),
    inJson: within(textInJson(item)),
    check: check && ((value) => value === null || check(value)),
  });
}
