import type { Column, SQL, SQLWrapper } from "drizzle-orm";

declare const storedAs: unique symbol;

/**
 * A timestamptz as PostgreSQL writes it (`2026-06-12 13:10:00.5+00`, always UTC). It is text at run time, but opaque to the
 * compiler: it fits no shape of the wire before a mapper has turned it into an ISO instant.
 */
export type StoredInstant = { readonly [storedAs]: "timestamptz" };

/** A numeric as PostgreSQL writes it: text that keeps every digit, opaque until a query asks for it with `asFloat`. */
export type StoredNumeric = { readonly [storedAs]: "numeric" };

export type Item = Column | Expression<unknown>;
export type Columns = Readonly<Record<string, Item>>;

declare const says: unique symbol;
export type ValueOfItem<I extends Item> = { readonly [says]: "item"; readonly item: I };
export type CastColumn<C extends Column, To> = { readonly [says]: "cast"; readonly column: C; readonly to: To };
export type JsonObject<C extends Columns, Present extends string> = {
  readonly [says]: "object";
  readonly columns: C;
  readonly present: Present;
};

export type Check = (value: unknown) => boolean;
type Parts = { text: SQL; inJson?: SQL; check?: Check | undefined };

/** A selected value that is no column. Its SQL ends in a cast, so that the database vouches for its type; `check` for the rest. */
export class Expression<Value> implements SQLWrapper {
  declare readonly value: Value;
  readonly text: SQL;
  readonly inJson: SQL;
  readonly check: Check | undefined;

  constructor({ text, inJson = text, check }: Parts) {
    this.text = text;
    this.inJson = inJson;
    this.check = check;
  }

  getSQL(): SQL {
    return this.text;
  }

  shouldOmitSQLParens(): boolean {
    return true;
  }
}

/** A row of these columns as it leaves the database; the columns of `Nullable` tables, which are left-joined, may be null. */
export type Stored<C extends Columns, Nullable extends string = never> = {
  -readonly [Name in keyof C]: StoredValue<C[Name], Nullable>;
};

export type StoredValue<I, Nullable extends string> = I extends Column
  ? ColumnValue<I> | NullIn<I, Nullable>
  : I extends Expression<infer Value>
    ? Resolved<Value, Nullable>
    : never;

type ColumnValue<C extends Column> = C["_"]["data"] extends Date
  ? StoredInstant
  : C["_"]["columnType"] extends `PgNumeric${string}`
    ? StoredNumeric
    : C["_"]["data"];

type NullIn<C extends Column, Nullable extends string> = C["_"]["notNull"] extends true
  ? C["_"]["tableName"] extends Nullable
    ? null
    : never
  : null;

/** What an expression says of its value is settled where it is selected: there it is known which tables are left-joined. */
type Resolved<Value, Nullable extends string> =
  Value extends ValueOfItem<infer I>
    ? StoredValue<I, Nullable>
    : Value extends CastColumn<infer C, infer To>
      ? To | NullIn<C, Nullable>
      : Value extends JsonObject<infer C, infer Present>
        ? Stored<C, Exclude<Nullable, Present>>
        : Value;
