import { type Column, type SQL, sql } from "drizzle-orm";

const literal = (value: string | number): SQL => sql.raw(typeof value === "number" ? String(value) : `'${value}'`);

/** The conditions of check constraints, from the constants that the domain checks with. */
export const oneOf = (column: Column, words: readonly string[]): SQL =>
  sql`${column} in (${sql.join(words.map(literal), sql`, `)})`;

export const between = (column: Column, min: number, max: number): SQL =>
  sql`${column} between ${literal(min)} and ${literal(max)}`;

export const textLength = (column: Column, min: number, max: number): SQL =>
  sql`char_length(${column}) between ${literal(min)} and ${literal(max)}`;
