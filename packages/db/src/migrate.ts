import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { PgDialect, type PgSession } from "drizzle-orm/pg-core";
import type { Database, Db } from "./database.ts";

/** The same folder from `src` and from `dist`. */
export const migrationsFolder: string = fileURLToPath(new URL("../migrations", import.meta.url));

/** Brings the tables up to date. Several processes may start at once: one migrates, the others wait and find it done. */
export async function migrate(
  database: Database,
  migrations: MigrationMeta[] = readMigrationFiles({ migrationsFolder }),
): Promise<void> {
  await database.exclusively((db) => new PgDialect().migrate(migrations, sessionOf(db), { migrationsFolder }));
}

/** Migrating only runs statements; what the session knows of tables, in which the two types differ, is for relational queries. */
function sessionOf(db: Db): PgSession {
  return db._.session as unknown as PgSession;
}
