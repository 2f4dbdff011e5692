import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { DUMP, isNoBackup } from "./backup-folder.ts";

type BackupFile = {
  name: string;
  changedMs: number;
  /** Null for a folder without a dump. */
  bytes: number | null;
  /** Empty, or far smaller than the one before it: it broke off. */
  isCut: boolean;
};

/** Compressed copies of the same data differ by less. */
const SHRINKING_MAX = 10;

/** The newest first. */
export async function backupFiles(folder: string): Promise<BackupFile[]> {
  const names = (await readdir(folder)).filter((name) => !isNoBackup(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const entry = await stat(join(folder, name));
      const file = entry.isFile() ? entry : await stat(join(folder, name, DUMP)).catch(() => undefined);
      return { name, changedMs: entry.mtimeMs, bytes: file?.size ?? null };
    }),
  );
  const lastWhole = new Map<string, number>();
  const files = found
    .sort((one, other) => one.changedMs - other.changedMs)
    .map((file) => {
      if (file.bytes === null) return { ...file, isCut: false };
      const series = seriesOf(file.name);
      const isCut = file.bytes === 0 || file.bytes < (lastWhole.get(series) ?? 0) / SHRINKING_MAX;
      if (!isCut) lastWhole.set(series, file.bytes);
      return { ...file, isCut };
    });
  return files.reverse();
}

/** Files whose names differ in their numbers only, such as a date: a checksum beside each is not compared with them. */
export const seriesOf = (name: string): string => name.replace(/\d+/g, "0");
