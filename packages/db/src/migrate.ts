import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { PgDialect, type PgSession } from "drizzle-orm/pg-core";
import type { Database, Db } from "./database.ts";
import { WrongDatabaseVersion } from "./database-errors.ts";
import { migrationState, migrationsFolder } from "./migration-state.ts";

/**
 * Brings the tables up to date. Several processes may start at once: one migrates, the others wait and find it done. Throws
 * `WrongDatabaseVersion`, and changes nothing, where another version has migrated the database.
 */
export async function migrate(
  database: Database,
  migrations: MigrationMeta[] = readMigrationFiles({ migrationsFolder }),
): Promise<void> {
  await database.exclusively(async (db) => {
    const { mismatch } = await migrationState(db, migrations);
    if (mismatch) throw new WrongDatabaseVersion(`The database cannot be used: ${mismatch.found}. ${mismatch.advice}`);
    await new PgDialect().migrate(migrations, sessionOf(db), { migrationsFolder });
  });
}

/** Migrating only runs statements; what the session knows of tables, in which the two types differ, is for relational queries. */
function sessionOf(db: Db): PgSession {
  return db._.session as unknown as PgSession;
}
