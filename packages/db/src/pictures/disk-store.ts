import { randomUUID } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isPictureKey } from "@fourball/domain/picture/address";
import type { PictureStore } from "@fourball/domain/ports/picture-store";
import { makeFolder } from "../make-folder.ts";

/** Where the pictures are, beside the embedded database. */
export const pictureFolder = (dataDir: string): string => join(dataDir, "pictures");

/** Files in a folder, which is made with the first of them. */
export function createDiskStore(folder: string): PictureStore {
  const fileOf = (key: string): string => join(folder, key);
  return {
    async put(key, bytes) {
      await makeFolder(folder, 0o700);
      // Under another name until it is whole: a reader never gets half of a picture.
      const unfinished = fileOf(`.${randomUUID()}`);
      try {
        await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
        await rename(unfinished, fileOf(key));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key) {
      if (!isPictureKey(key)) return null;
      const file = await readFile(fileOf(key)).catch(ignoreMissing(null));
      return file && new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
    },
    delete: (key) => rm(fileOf(key), { force: true }),
  };
}

/** The keys of all files in the folder. */
export async function pictureKeysIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing<string[]>([]))).filter(isPictureKey);
}

const ignoreMissing =
  <Otherwise>(otherwise: Otherwise) =>
  (error: NodeJS.ErrnoException): Otherwise => {
    if (error.code === "ENOENT") return otherwise;
    throw error;
  };
