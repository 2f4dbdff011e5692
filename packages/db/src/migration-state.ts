import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type { Db } from "./database.ts";
import { prepareText } from "./prepare-once.ts";
import { nullable } from "./schema/columns.ts";

/** The same folder from `src` and from `dist`. */
export const migrationsFolder: string = fileURLToPath(new URL("../migrations", import.meta.url));

export const knownMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder });

const isMigrated = prepareText(
  { isMigrated: sql`to_regclass('drizzle.__drizzle_migrations') is not null`.mapWith(Boolean) },
  (columns) => sql`select ${columns}`,
);
const findLatest = prepareText(
  { latest: nullable(sql`max(created_at)`.mapWith(Number)) },
  (columns) => sql`select ${columns} from drizzle.__drizzle_migrations`,
);

export type MigrationState = {
  known: number;
  pending: number;
  /** Why this version cannot use the database, and what to do: another version has migrated it. */
  mismatch?: { found: string; advice: string };
};

const newer = {
  found: "the database was migrated by a newer release",
  advice: "Start that release, or restore a backup from before it.",
};

const older = {
  found: "the database was made by a version from before 27 November 2026, and is not up to date with the last of them",
  advice: "Start the version of commit 41a4df8 on it once, stop that, then start this one.",
};

/**
 * The first migration has the time of the last of the fifty that it replaced: a database at that one has all of its tables, and
 * is taken over as it is. What an older one lacks is written in no migration any more.
 */
export async function migrationState(db: Db, migrations: MigrationMeta[] = knownMigrations()): Promise<MigrationState> {
  const made = migrations.map(({ folderMillis }) => folderMillis);
  const [found] = await isMigrated(db);
  const [row] = found?.isMigrated ? await findLatest(db) : [];
  const latest = row?.latest ?? null;
  const state = { known: made.length, pending: made.filter((millis) => latest === null || millis > latest).length };
  const mismatch = latest === null ? undefined : mismatchOf(latest, migrations);
  return mismatch ? { ...state, mismatch } : state;
}

export const newestMigration = (migrations: MigrationMeta[] = readMigrationFiles({ migrationsFolder })): number =>
  Math.max(...migrations.map(({ folderMillis }) => folderMillis));

/** Of a database whose newest migration is this one. */
export function mismatchOf(
  latest: number,
  migrations: MigrationMeta[] = readMigrationFiles({ migrationsFolder }),
): MigrationState["mismatch"] {
  if (latest > newestMigration(migrations)) return newer;
  return latest < Math.min(...migrations.map(({ folderMillis }) => folderMillis)) ? older : undefined;
}
