import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { nextTransaction } from "@fourball/db/backup/compare-databases";
import { createDatabase } from "@fourball/db/client";
import type { Env } from "../env.ts";
import { backupName, DUMP, requireBackupFolder } from "./backup-folder.ts";
import type { Cleanup } from "./cleanup.ts";
import { copyPictures } from "./picture-copies.ts";
import { runTool } from "./postgres-tools.ts";

type Settings = Pick<Env, "BACKUP_FOLDER" | "DATABASE_URL" | "DATABASE_PREPARE" | "DATA_DIR">;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Backs up the database while golfers write. It has its name only when it is whole and on the disk. */
export async function makeBackup(env: Settings, cleanup: Cleanup): Promise<string> {
  const folder = requireBackupFolder(env);
  await removeCutOff(folder);
  const name = backupName(new Date());
  const unfinished = join(folder, `.${name}`);
  await mkdir(unfinished, { mode: 0o700 });
  const undo = () => rm(unfinished, { recursive: true, force: true });
  await cleanup.making(env.DATABASE_URL ? dump(env.DATABASE_URL, env, unfinished) : copyEmbedded(env, folder, unfinished), undo);
  await rename(unfinished, join(folder, name));
  await sync(folder);
  return join(folder, name);
}

/** A process that was killed left its backup unfinished. */
async function removeCutOff(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((found) => found.startsWith(".fourball-"))) {
    const path = join(folder, name);
    if (Date.now() - (await stat(path)).mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

async function dump(url: string, { DATABASE_PREPARE }: Settings, target: string): Promise<void> {
  const database = await createDatabase({ url, poolSize: 1, prepare: DATABASE_PREPARE === "on" });
  const transaction = await nextTransaction(database.db).finally(database.close);
  await runTool("pg_dump", url, ["--format=custom", `--file=${join(target, DUMP)}`]);
  await sync(join(target, DUMP));
  await writeFile(join(target, TRANSACTION), transaction, { flush: true });
  await sync(target);
}

/** What the drill compares by: a dump doesn't say it. */
export const TRANSACTION = "transaction";

async function copyEmbedded({ DATA_DIR }: Settings, folder: string, target: string): Promise<void> {
  const { copyDataFolder, syncDataFolder } = await import("@fourball/db/embedded/copy-data-folder");
  await copyDataFolder(DATA_DIR, target);
  syncDataFolder(target);
  // After the database, so that every picture that it names is there.
  await copyPictures(DATA_DIR, folder);
}

async function sync(path: string): Promise<void> {
  const file = await open(path, "r");
  await file.sync().finally(() => file.close());
}

export async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries.filter((entry) => entry.isFile()).map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
