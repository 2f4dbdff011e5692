import { readFileSync } from "node:fs";

/** How many files and connections a process may have open; infinite where the system does not say. */
export function openFilesMax(): number {
  try {
    const limit = /^Max open files +(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return limit ? Number(limit) : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** What one core can serve. */
export const CONNECTIONS_MAX = 12_000;

/** The embedded engine has some 300 files open; the rest is for calls to other servers. */
const OTHERS = 600;

/** As many connections as fit: a process without a free handle can accept none, and answers no probe. */
export const connectionsMax = (files: number = openFilesMax()): number =>
  Math.min(CONNECTIONS_MAX, Math.max(files - OTHERS, Math.floor(files / 8)));
