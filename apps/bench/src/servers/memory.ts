import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { until } from "./until.ts";

/** The arguments of Node for a server whose memory is measured. */
export const MEMORY_PROBE = ["--expose-gc", "--import", fileURLToPath(new URL("./memory-probe.mjs", import.meta.url))];

const usage = z.object({ rss: z.number(), heapUsed: z.number(), external: z.number() });

/** Bytes of a process after a garbage collection: all its memory, and what its objects and buffers use. */
export type Memory = { resident: number; used: number };

export async function memoryOf(process: ChildProcess): Promise<Memory> {
  const answered = once(process, "message");
  process.send("memory");
  const [message] = await answered;
  const { rss, heapUsed, external } = usage.parse(message);
  return { resident: rss, used: heapUsed + external };
}

export const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(0)} MB`;
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** Caches fill and compiled code stays; sockets that are gone must not. */
const STAYS_USED = 24 * 1024 ** 2;
const STAYS_RESIDENT = 64 * 1024 ** 2;
const COMES_BACK_WITHIN_MS = 60_000;

/** Waits until the memory is about as before, and complains if it stays. */
export async function memoryComesBack(process: ChildProcess, before: Memory): Promise<{ after: Memory; complaints: string[] }> {
  let after = before;
  const isBack = await until(async () => {
    after = await memoryOf(process);
    return after.used - before.used < STAYS_USED && after.resident - before.resident < STAYS_RESIDENT;
  }, COMES_BACK_WITHIN_MS);
  const kept = `used ${megabytes(after.used - before.used)}, resident ${megabytes(after.resident - before.resident)} more than before`;
  return { after, complaints: isBack ? [] : [`the memory did not come back: ${kept}`] };
}
