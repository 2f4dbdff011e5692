import { stat } from "node:fs/promises";
import { join } from "node:path";
import { createDiskStore, pictureFolder, pictureKeysIn } from "@fourball/db/pictures/disk-store";
import { PICTURES } from "./backup-folder.ts";

/** Adds the pictures of the embedded database that `BACKUP_FOLDER` lacks. */
export async function copyPictures(dataDir: string, backupFolder: string): Promise<void> {
  const [from, to] = [createDiskStore(pictureFolder(dataDir)), createDiskStore(join(backupFolder, PICTURES))];
  const there = new Set(await pictureKeysIn(join(backupFolder, PICTURES)));
  for (const key of await pictureKeysIn(pictureFolder(dataDir))) {
    const bytes = there.has(key) ? null : await from.get(key);
    if (bytes) await to.put(key, bytes);
  }
}

/** How many pictures of the embedded database that are older than a backup are not in `BACKUP_FOLDER`, or not whole. */
export async function countMissingPictures(dataDir: string, backupFolder: string, at: Date): Promise<number> {
  const [pictures, copies] = [pictureFolder(dataDir), join(backupFolder, PICTURES)];
  let missing = 0;
  for (const key of await pictureKeysIn(pictures)) {
    const [picture, copy] = await Promise.all([pictures, copies].map((path) => stat(join(path, key)).catch(() => null)));
    // One that is gone by now was deleted.
    if (picture && picture.mtime < at && picture.size !== copy?.size) missing += 1;
  }
  return missing;
}
