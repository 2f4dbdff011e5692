import { setTimeout as pause } from "node:timers/promises";
import type { MigrationMeta } from "drizzle-orm/migrator";
import { PgDialect, type PgSession } from "drizzle-orm/pg-core";
import type { Database, Db } from "./database.ts";
import { sqlState, WrongDatabaseVersion } from "./database-errors.ts";
import { knownMigrations, migrationState, migrationsFolder } from "./migration-state.ts";

/** Below the second after which PostgreSQL looks for deadlocks, so that it is the migration that gives way and no golfer. */
const LOCK_WITHIN_MS = 500;
const GIVE_UP_MS = 60_000;

/**
 * Brings the tables up to date and says how many migrations that took. Several processes may start at once: one migrates, the
 * others wait and find it done. Golfers may write meanwhile, on processes of the release before: a migration that doesn't get
 * its locks at once lets them go and tries again, for a minute. Throws `WrongDatabaseVersion`, and changes nothing, where
 * another version has migrated the database.
 */
export async function migrate(database: Database, migrations: MigrationMeta[] = knownMigrations()): Promise<number> {
  return database.exclusively(async (db) => {
    const { mismatch, pending } = await migrationState(db, migrations);
    if (mismatch) throw new WrongDatabaseVersion(`The database cannot be used: ${mismatch.found}. ${mismatch.advice}`);
    // Each in a transaction of its own, so that none waits for one table while it keeps another from golfers.
    for (const migration of pending > 0 ? migrations.slice(-pending) : []) await applyPatiently(db, migration);
    return pending;
  });
}

async function applyPatiently(db: Db, migration: MigrationMeta): Promise<void> {
  const impatient = { ...migration, sql: [`set local lock_timeout = ${LOCK_WITHIN_MS}`, ...migration.sql] };
  const givesUpAt = performance.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await new PgDialect().migrate([impatient], sessionOf(db), { migrationsFolder });
    } catch (error) {
      const gaveWay = ["55P03", "40P01"].includes(sqlState(error) ?? "");
      if (!gaveWay || performance.now() > givesUpAt) throw error;
      await pause(LOCK_WITHIN_MS / 2);
    }
  }
}

/** Migrating only runs statements; what the session knows of tables, in which the two types differ, is for relational queries. */
function sessionOf(db: Db): PgSession {
  return db._.session as unknown as PgSession;
}
