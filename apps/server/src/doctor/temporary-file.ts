import { rm, rmdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder } from "@fourball/db/make-folder";

/** Writes a file, and returns what removes it again with the folders that were made for it. */
export async function temporaryFile(path: string, text: string): Promise<() => Promise<void>> {
  const made = await makeFolder(dirname(path));
  const remove = async () => {
    await rm(path, { force: true });
    // Another process may have begun to use a folder that was made here.
    for (const folder of made.reverse()) await rmdir(folder).catch(() => undefined);
  };
  try {
    await writeFile(path, text, { mode: 0o600 });
    return remove;
  } catch (error) {
    await remove();
    throw error;
  }
}
