import { statfs } from "node:fs/promises";
import type { Env } from "./env.ts";

/** A piece of the embedded database's log: with less, no write can be counted on. */
const LEAST_BYTES = 16 * 1024 ** 2;

/** Whether the embedded database has space to write; with PostgreSQL it is elsewhere. */
export async function canWrite({ DATABASE_URL, DATA_DIR }: Pick<Env, "DATABASE_URL" | "DATA_DIR">): Promise<boolean> {
  if (DATABASE_URL) return true;
  // A folder that is missing has no database in it, but one in memory.
  const disk = await statfs(DATA_DIR).catch(() => undefined);
  return !disk || hasSpace(disk);
}

export const hasSpace = ({ bavail, bsize }: { bavail: number; bsize: number }): boolean => bavail * bsize >= LEAST_BYTES;
