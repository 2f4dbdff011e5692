import { access, constants, readFile, realpath, writeFile } from "node:fs/promises";
import type { Socket } from "node:net";
import { join, resolve } from "node:path";
import { makeFolder } from "../make-folder.ts";
import { mismatchOf, newestMigration } from "../migration-state.ts";
import { lockFolder } from "./folder-lock.ts";
import { type FolderProblem, folderProblem } from "./folder-problem.ts";

/** PGlite's major version. A folder that another one wrote cannot be opened. */
export const EMBEDDED_MAJOR = "18";

export class DataFolderUnusable extends Error {
  override name = "DataFolderUnusable";
  constructor({ found, advice }: FolderProblem, cause: unknown) {
    super(`The data folder cannot be used: ${found}. ${advice}`, { cause });
  }
}

export class DataFolderOfOtherVersion extends Error {
  override name = "DataFolderOfOtherVersion";
  constructor({ found, advice }: FolderProblem) {
    super(`The data folder ${found}. ${advice}`);
  }
}

export class NoEmbeddedDatabase extends Error {
  override name = "NoEmbeddedDatabase";
  constructor(folder: string) {
    super(`There is no embedded database in ${folder}. DATA_DIR names the folder of the server.`);
  }
}

export type ClaimedFolder = { path: string; release(): Promise<void> };

/** The engine wants a folder with nothing else in it, so it gets one inside ours. */
export const engineFolderIn = (dataDir: string): string => join(dataDir, "postgres");

/** Makes the folder where it is missing and keeps every other process out of it until `release`. */
export async function claimDataFolder(dataDir: string, receive?: (visitor: Socket) => void): Promise<ClaimedFolder> {
  const folder = await writableFolder(dataDir);
  const release = await lockFolder(folder, receive);
  const otherVersion = await otherVersionIn(folder);
  if (!otherVersion) return { path: engineFolderIn(folder), release };
  await release();
  throw new DataFolderOfOtherVersion(otherVersion);
}

async function writableFolder(dataDir: string): Promise<string> {
  try {
    await makeFolder(engineFolderIn(resolve(dataDir)));
    const folder = await realpath(dataDir);
    for (const each of [folder, engineFolderIn(folder)]) await access(each, constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    const problem = await folderProblem(dataDir, error);
    throw problem ? new DataFolderUnusable(problem, error) : error;
  }
}

/** Why this release cannot open the database in the folder, and what to do. */
export async function otherVersionIn(folder: string): Promise<FolderProblem | undefined> {
  const found = await writtenBy(engineFolderIn(folder));
  if (found === undefined || found === EMBEDDED_MAJOR) return undefined;
  return {
    found: `${folder} was written by PostgreSQL ${found}, and this release of Fourball embeds PostgreSQL ${EMBEDDED_MAJOR}`,
    advice:
      "Either start the release that wrote it, run there `npm run db:copy -- <DATABASE_URL>` to copy it to a PostgreSQL server, " +
      "and give that DATABASE_URL to this release; or move the folder away to begin with an empty one.",
  };
}

/** A folder of another version counts. */
export async function requireDatabaseIn(dataDir: string): Promise<void> {
  if ((await writtenBy(engineFolderIn(dataDir))) === undefined) throw new NoEmbeddedDatabase(resolve(dataDir));
}

/** `undefined` for a folder that is new, or whose first start was cut off before it was anything. */
async function writtenBy(path: string): Promise<string | undefined> {
  try {
    return (await readFile(join(path, "PG_VERSION"), "utf8")).trim() || undefined;
  } catch {
    return undefined;
  }
}

const noteFileIn = (dataDir: string): string => join(dataDir, "newest-migration");

const noteIn = (dataDir: string): Promise<string> => readFile(noteFileIn(dataDir), "utf8").catch(() => "");

/** Notes how far the embedded database is migrated, for programs that can't open it, since only one may. */
export async function noteMigrations(dataDir: string): Promise<void> {
  const note = `${newestMigration()}\n`;
  if ((await noteIn(dataDir)) !== note) await writeFile(noteFileIn(dataDir), note);
}

/** Why this release cannot use the database in the folder, and what to do; undefined without a note. */
export async function otherMigrationsIn(dataDir: string): Promise<FolderProblem | undefined> {
  const noted = await noteIn(dataDir);
  return noted.trim() === "" ? undefined : mismatchOf(Number(noted));
}
