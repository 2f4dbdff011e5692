import { type SQL, sql } from "drizzle-orm";
import { checkOf, textOf } from "./expression.ts";
import type { Check, Columns } from "./stored.ts";

/** `a.b as "name", …`. */
export const selectList = (columns: Columns): SQL =>
  sql.join(
    Object.entries(columns).map(([name, item]) => sql`${textOf(item)} as ${sql.identifier(name)}`),
    sql`, `,
  );

/** What is left to check of a row, where the database does not vouch for all of it. */
export function checkRow(columns: Columns): Check | undefined {
  const checks = Object.entries(columns).flatMap(([name, item]) => {
    const check = checkOf(item);
    return check ? [{ name, check }] : [];
  });
  if (checks.length === 0) return undefined;
  return (row) => typeof row === "object" && row !== null && checks.every(({ name, check }) => check(Reflect.get(row, name)));
}
