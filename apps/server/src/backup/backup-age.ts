import type { Database } from "@fourball/db/client";
import { archivedSecondsAgo } from "@fourball/db/inspect-database";
import type { Env } from "../env.ts";
import { backupFiles } from "./backup-files.ts";

export type BackupAge = { seconds: number; source: "folder" | "archive" };

/** Of the newest whole file in `BACKUP_FOLDER`, else of what PostgreSQL archived last; null when there is neither. */
export async function backupAgeSeconds(
  { BACKUP_FOLDER }: Pick<Env, "BACKUP_FOLDER">,
  database: Pick<Database, "engine" | "db">,
): Promise<BackupAge | null> {
  if (BACKUP_FOLDER) return ageOfNewestFile(BACKUP_FOLDER);
  const seconds = database.engine === "postgres" ? await archivedSecondsAgo(database.db) : null;
  return seconds === null ? null : { seconds, source: "archive" };
}

export async function ageOfNewestFile(folder: string): Promise<BackupAge | null> {
  const newest = (await backupFiles(folder)).find(({ isCut }) => !isCut);
  return newest ? { seconds: Math.max(0, (Date.now() - newest.changedMs) / 1000), source: "folder" } : null;
}
