import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "./schema/index.ts";

/** Every table of the schema, each after those that its foreign keys point to. */
export function tablesInForeignKeyOrder(): PgTable[] {
  const ordered = new Set<PgTable>();
  const visit = (table: PgTable, path: PgTable[]): void => {
    if (path.includes(table)) throw new Error(`The foreign keys of ${getTableConfig(table).name} lead back to it`);
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table) visit(foreignTable, [...path, table]);
    }
    ordered.add(table);
  };
  for (const table of Object.values<unknown>(schema)) if (is(table, PgTable)) visit(table, []);
  return [...ordered];
}
