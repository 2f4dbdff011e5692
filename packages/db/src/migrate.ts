import type { MigrationMeta } from "drizzle-orm/migrator";
import { PgDialect, type PgSession } from "drizzle-orm/pg-core";
import type { Database, Db } from "./database.ts";
import { WrongDatabaseVersion } from "./database-errors.ts";
import { knownMigrations, migrationState, migrationsFolder } from "./migration-state.ts";

/**
 * Brings the tables up to date and says how many migrations that took. Several processes may start at once: one migrates, the others wait and find it done. Throws
 * `WrongDatabaseVersion`, and changes nothing, where another version has migrated the database.
 */
export async function migrate(database: Database, migrations: MigrationMeta[] = knownMigrations()): Promise<number> {
  return database.exclusively(async (db) => {
    const { mismatch, pending } = await migrationState(db, migrations);
    if (mismatch) throw new WrongDatabaseVersion(`The database cannot be used: ${mismatch.found}. ${mismatch.advice}`);
    await new PgDialect().migrate(migrations, sessionOf(db), { migrationsFolder });
    return pending;
  });
}

/** Migrating only runs statements; what the session knows of tables, in which the two types differ, is for relational queries. */
function sessionOf(db: Db): PgSession {
  return db._.session as unknown as PgSession;
}
