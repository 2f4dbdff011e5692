import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mismatchOf, newestMigration } from "../migration-state.ts";
import type { FolderProblem } from "./folder-problem.ts";

const fileIn = (dataDir: string): string => join(dataDir, "newest-migration");

const noteIn = (dataDir: string): Promise<string> => readFile(fileIn(dataDir), "utf8").catch(() => "");

/** Notes how far the embedded database is migrated, for programs that can't open it, since only one may. */
export async function noteMigrations(dataDir: string): Promise<void> {
  const note = `${newestMigration()}\n`;
  if ((await noteIn(dataDir)) !== note) await writeFile(fileIn(dataDir), note);
}

/** Why this release cannot use the database in the folder, and what to do; undefined without a note. */
export async function otherMigrationsIn(dataDir: string): Promise<FolderProblem | undefined> {
  const noted = await noteIn(dataDir);
  return noted.trim() === "" ? undefined : mismatchOf(Number(noted));
}
