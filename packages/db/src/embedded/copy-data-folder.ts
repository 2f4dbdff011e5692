import { cp, realpath } from "node:fs/promises";
import { requestCopy } from "./copy-request.ts";
import { claimDataFolder, engineFolderIn, requireDatabaseIn } from "./data-folder.ts";
import { syncFolder } from "./durable-folder.mjs";
import { locksOf } from "./folder-lock.ts";

/** Copies the embedded database into the data folder `target`, by the server that has it open if one does. */
export async function copyDataFolder(dataDir: string, target: string): Promise<void> {
  await requireDatabaseIn(dataDir);
  const folder = await realpath(dataDir);
  const to = engineFolderIn(await realpath(target));
  if (!(await isCopiedByServer(folder, to))) {
    const { path, release } = await claimDataFolder(folder);
    await cp(path, to, { recursive: true, errorOnExist: true, force: false }).finally(release);
  }
  await requireDatabaseIn(target);
}

/** Has the disk take a copy before it counts as one. */
export const syncDataFolder = (dataDir: string): void => syncFolder(engineFolderIn(dataDir));

async function isCopiedByServer(folder: string, to: string): Promise<boolean> {
  for (const lock of await locksOf(folder)) if (await requestCopy(lock, to)) return true;
  return false;
}
