import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Makes a folder and its parents where they are missing, and returns those that it made. Node.js's own way never ends in a folder that takes none, such as /proc. */
export async function makeFolder(path: string, mode = 0o777): Promise<string[]> {
  try {
    return (await makeOne(path, mode)) ? [path] : [];
  } catch (error) {
    if (!isMissing(error) || dirname(path) === path) throw error;
  }
  const parents = await makeFolder(dirname(path), mode);
  return (await makeOne(path, mode)) ? [...parents, path] : parents;
}

/** False where it is there already. */
async function makeOne(path: string, mode: number): Promise<boolean> {
  try {
    await mkdir(path, { mode });
    return true;
  } catch (error) {
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory()) return false;
    throw error;
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";
