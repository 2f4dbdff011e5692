import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Comparison, compareDatabases, hasTables, nextTransaction } from "@fourball/db/backup/compare-databases";
import { createScratchDatabase } from "@fourball/db/backup/scratch-database";
import { createDatabase, type Database } from "@fourball/db/client";
import { WrongDatabaseVersion } from "@fourball/db/database-errors";
import { migrate } from "@fourball/db/migrate";
import { migrationState } from "@fourball/db/migration-state";
import type { Env } from "../env.ts";
import {
  BackupFailed,
  DUMP,
  EMBEDDED,
  newestBackup,
  requireBackupFolder,
  timeOfBackup,
  writeLastDrill,
} from "./backup-folder.ts";
import type { Cleanup } from "./cleanup.ts";
import { TRANSACTION } from "./make-backup.ts";
import { countMissingPictures } from "./picture-copies.ts";
import { runTool } from "./postgres-tools.ts";

type Settings = Pick<Env, "BACKUP_FOLDER" | "DATABASE_URL" | "DATABASE_PREPARE" | "DATA_DIR">;
type Restored = { restored: Database; transaction?: string };

export type Drill = Comparison & {
  name: string;
  ageSeconds: number;
  /** Of the release that made the backup, which this one has applied. */
  migrations: number;
  seconds: { restore: number; compare: number };
};

const SAMPLE = 1_000;

/** Restores the newest backup beside the database, and compares the two. What it makes for that is left to `cleanup`. */
export async function runDrill(env: Settings, cleanup: Cleanup): Promise<Drill> {
  const folder = requireBackupFolder(env);
  const name = await newestBackup(folder, env.DATABASE_URL ? DUMP : EMBEDDED);
  const backup = join(folder, name);
  const seconds = stopwatch();
  const { restored, ...known } = env.DATABASE_URL
    ? await restoreDump(backup, env.DATABASE_URL, env, cleanup)
    : await restoreEmbedded(backup, cleanup);
  if (!(await hasTables(restored.db))) throw new BackupFailed(`${backup} is empty: it has no tables.`);
  const transaction = known.transaction ?? (await nextTransaction(restored.db));
  const migrations = await migrate(restored).catch((cause: unknown) => {
    if (!(cause instanceof WrongDatabaseVersion)) throw cause;
    throw new BackupFailed(`${backup} is of another release. ${cause.message}`, { cause });
  });
  const restore = seconds();
  const live = await openLive(env, cleanup);
  const { pending } = await migrationState(live.db);
  if (pending > 0) throw new BackupFailed("The database is not of this release yet. Start the server once, then drill.");
  const comparison = await compareDatabases({ restored: restored.db, live: live.db, transaction }, SAMPLE);
  const at = timeOfBackup(name);
  const ageSeconds = (Date.now() - at.getTime()) / 1000;
  const missing = env.DATABASE_URL ? 0 : await countMissingPictures(env.DATA_DIR, folder, at);
  const problems = [
    ...comparison.problems,
    ...(missing > 0 ? [`pictures: ${missing} from before the backup are missing or not whole in ${folder}.`] : []),
  ];
  const drill = { ...comparison, problems, name, ageSeconds, migrations, seconds: { restore, compare: seconds() - restore } };
  if (drill.problems.length === 0)
    await writeLastDrill(folder, { at: new Date().toISOString(), seconds: Math.round(seconds() * 10) / 10 });
  return drill;
}

async function restoreDump(backup: string, url: string, env: Settings, cleanup: Cleanup): Promise<Restored> {
  const transaction = (await readFile(join(backup, TRANSACTION), "utf8")).trim();
  const scratch = createScratchDatabase(url);
  await cleanup.making(scratch.made, scratch.drop);
  const asThisUser = ["--exit-on-error", "--no-owner", "--no-acl", "--no-comments"];
  await runTool("pg_restore", scratch.url, [...asThisUser, join(backup, DUMP)]).catch((cause: BackupFailed) => {
    throw new BackupFailed(`${backup} could not be restored: ${cause.message}`, { cause });
  });
  return { restored: await openPostgres(scratch.url, env, cleanup), transaction };
}

async function restoreEmbedded(backup: string, cleanup: Cleanup): Promise<Restored> {
  const dataDir = await temporaryFolder((to) => cp(join(backup, EMBEDDED), join(to, EMBEDDED), { recursive: true }), cleanup);
  const restored = await opening(createDatabase({ dataDir }), cleanup).catch((error: unknown) => {
    throw new BackupFailed(`${backup} could not be opened: the backup is damaged or not whole.`, { cause: error });
  });
  return { restored };
}

/** The embedded database as it is now is a copy, too: one process at a time can open it. */
async function openLive(env: Settings, cleanup: Cleanup): Promise<Database> {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL, env, cleanup);
  const { copyDataFolder } = await import("@fourball/db/embedded/copy-data-folder");
  const dataDir = await temporaryFolder((to) => copyDataFolder(env.DATA_DIR, to), cleanup);
  return opening(createDatabase({ dataDir }), cleanup);
}

function openPostgres(url: string, { DATABASE_PREPARE }: Settings, cleanup: Cleanup): Promise<Database> {
  const options = { url, poolSize: 1, prepare: DATABASE_PREPARE === "on", limits: { statement_timeout: 0 } };
  return opening(createDatabase(options), cleanup);
}

async function temporaryFolder(fill: (folder: string) => Promise<void>, cleanup: Cleanup): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "fourball-drill-"));
  await cleanup.making(fill(folder), () => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

const opening = (database: Promise<Database>, cleanup: Cleanup): Promise<Database> =>
  cleanup.making(database, async () => {
    await (await database.catch(() => undefined))?.close();
  });

function stopwatch(): () => number {
  const started = performance.now();
  return () => (performance.now() - started) / 1000;
}
