import { mkdir, readFile, realpath } from "node:fs/promises";
import { join, resolve } from "node:path";
import { lockFolder } from "./folder-lock.ts";

/** PGlite's major version. A folder that another one wrote cannot be opened. */
export const EMBEDDED_MAJOR = "18";

export class DataFolderOfOtherVersion extends Error {
  override name = "DataFolderOfOtherVersion";
  constructor(folder: string, found: string) {
    super(
      `The data folder ${folder} was written by PostgreSQL ${found}, and this release of Fourball embeds PostgreSQL ${EMBEDDED_MAJOR}. ` +
        "Either start the release that wrote it, run there `npm run db:copy -- <DATABASE_URL>` to copy it to a PostgreSQL server, " +
        "and give that DATABASE_URL to this release; or move the folder away to begin with an empty one.",
    );
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
export async function claimDataFolder(dataDir: string): Promise<ClaimedFolder> {
  await mkdir(dataDir, { recursive: true });
  const folder = await realpath(dataDir);
  const release = await lockFolder(folder);
  const path = engineFolderIn(folder);
  const found = await writtenBy(path);
  if (found === undefined || found === EMBEDDED_MAJOR) return { path, release };
  await release();
  throw new DataFolderOfOtherVersion(folder, found);
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
