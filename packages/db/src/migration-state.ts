import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Db } from "./database.ts";
import { migrationsFolder } from "./migrate.ts";
import { asBoolean, asFloat, nullable } from "./select/expression.ts";
import { prepareQuery } from "./select/prepare-select.ts";

const isMigrated = prepareQuery(
  { isMigrated: asBoolean(sql`to_regclass('drizzle.__drizzle_migrations') is not null`) },
  (columns) => sql`select ${columns}`,
);
const findLatest = prepareQuery(
  { latest: nullable(asFloat(sql`max(created_at)`)) },
  (columns) => sql`select ${columns} from drizzle.__drizzle_migrations`,
);

/** `isNewer`: a later release has migrated the database, and this one does not know what it did. */
export type MigrationState = { known: number; pending: number; isNewer: boolean };

export async function migrationState(db: Db): Promise<MigrationState> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const [found] = await isMigrated(db);
  const [row] = found?.isMigrated ? await findLatest(db) : [];
  const latest = row?.latest ?? 0;
  return { known: known.length, pending: known.filter((made) => made > latest).length, isNewer: latest > Math.max(...known) };
}
