import { existsSync } from "node:fs";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Env } from "../env.ts";

/** A dump of PostgreSQL, or the files of the embedded database. Each backup is a folder with one of them, named by its time. */
export const DUMP = "database.dump";
export const EMBEDDED = "postgres";
/** All backups of an embedded database have one: a picture never changes. */
export const PICTURES = "pictures";
const LAST_DRILL = "last-drill.json";

export const isNoBackup = (name: string): boolean => name === PICTURES || name === LAST_DRILL || name.startsWith(".");

/** What an operator has to do before there can be a backup or a drill. */
export class BackupFailed extends Error {
  override name = "BackupFailed";
}

export function requireBackupFolder({ BACKUP_FOLDER }: Pick<Env, "BACKUP_FOLDER">): string {
  if (BACKUP_FOLDER) return BACKUP_FOLDER;
  throw new BackupFailed("BACKUP_FOLDER is not set: name the folder that the backups are in, on another disk than the database.");
}

export const backupName = (at: Date): string => `fourball-${at.toISOString().replaceAll(":", "-")}`;

export function timeOfBackup(name: string): Date {
  return new Date(name.replace(/^fourball-(.{10}T..)-(..)-(.*)$/, "$1:$2:$3"));
}

export async function newestBackup(folder: string, kind: typeof DUMP | typeof EMBEDDED): Promise<string> {
  const names = (await readdir(folder)).filter((name) => /^fourball-\d{4}-\d\d-\d\dT/.test(name)).sort();
  const name = names.findLast((found) => existsSync(join(folder, found, kind)));
  if (name) return name;
  const database = kind === DUMP ? "PostgreSQL" : "the embedded database";
  throw new BackupFailed(`There is no backup of ${database} in ${folder}. Make one with \`npm run backup\`.`);
}

const lastDrill = z.object({ at: z.iso.datetime(), seconds: z.number() });

export async function writeLastDrill(folder: string, drill: z.infer<typeof lastDrill>): Promise<void> {
  const unfinished = join(folder, `.${LAST_DRILL}`);
  await writeFile(unfinished, `${JSON.stringify(drill)}\n`);
  await rename(unfinished, join(folder, LAST_DRILL));
}

/** Null where none has passed. */
export async function drillAgeSeconds({ BACKUP_FOLDER }: Pick<Env, "BACKUP_FOLDER">): Promise<number | null> {
  if (!BACKUP_FOLDER || !existsSync(join(BACKUP_FOLDER, LAST_DRILL))) return null;
  const { at } = lastDrill.parse(JSON.parse(await readFile(join(BACKUP_FOLDER, LAST_DRILL), "utf8")));
  return Math.max(0, (Date.now() - Date.parse(at)) / 1000);
}
