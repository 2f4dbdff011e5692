import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "@fourball/db/client";
import { archivedSecondsAgo } from "@fourball/db/inspect-database";
import type { Env } from "../env.ts";

export type BackupAge = { seconds: number; source: "folder" | "archive" };

/** Of the newest file in `BACKUP_FOLDER`, else of what PostgreSQL archived last; null when there is neither. `database` is null where it is not open. */
export async function backupAgeSeconds(
  { BACKUP_FOLDER }: Pick<Env, "BACKUP_FOLDER">,
  database: Pick<Database, "engine" | "db"> | null,
): Promise<BackupAge | null> {
  if (BACKUP_FOLDER) return ageOfNewestFile(BACKUP_FOLDER);
  const seconds = database?.engine === "postgres" ? await archivedSecondsAgo(database.db) : null;
  return seconds === null ? null : { seconds, source: "archive" };
}

async function ageOfNewestFile(folder: string): Promise<BackupAge | null> {
  const names = await readdir(folder);
  const changed = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return names.length === 0 ? null : { seconds: Math.max(0, (Date.now() - Math.max(...changed)) / 1000), source: "folder" };
}
