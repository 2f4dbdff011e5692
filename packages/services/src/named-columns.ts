import { type Column, type SQL, sql } from "drizzle-orm";

/** `a.b as "name", …`: a select list whose rows have the names of the wire. */
export const named = (columns: Record<string, Column | SQL>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  );
