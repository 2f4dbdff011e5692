import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mismatchOf, newestMigration } from "../migration-state.ts";
import type { FolderProblem } from "./folder-problem.ts";

const fileIn = (dataDir: string): string => join(dataDir, "newest-migration");

/** Notes how far the embedded database is migrated, for programs that can't open it, since only one may. */
export const noteMigrations = (dataDir: string): Promise<void> => writeFile(fileIn(dataDir), `${newestMigration()}\n`);

/** Why this release cannot use the database in the folder, and what to do; undefined without a note. */
export async function otherMigrationsIn(dataDir: string): Promise<FolderProblem | undefined> {
  const noted = await readFile(fileIn(dataDir), "utf8").catch(() => "");
  return noted.trim() === "" ? undefined : mismatchOf(Number(noted));
}
