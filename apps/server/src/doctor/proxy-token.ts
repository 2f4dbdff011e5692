import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFile } from "./temporary-file.ts";

/** The answer to a request says how it arrived only if it brings a token that this installation's user wrote. */
export const PROXY_TOKEN_HEADER = "X-Fourball-Doctor";
const VALID_MS = 30_000;

const fileIn = (dataDir: string): string => join(dataDir, "doctor-token");

/** A token that works while `work` runs, for the server that shares the folder; empty where the folder can't be written. */
export async function withProxyToken<Result>(dataDir: string, work: (token: string) => Promise<Result>): Promise<Result> {
  const token = randomBytes(32).toString("hex");
  const remove = await temporaryFile(fileIn(dataDir), token).catch(() => undefined);
  try {
    return await work(remove ? token : "");
  } finally {
    await remove?.();
  }
}

export async function isProxyToken(dataDir: string, token: string | undefined): Promise<boolean> {
  if (!token || !/^[0-9a-f]{64}$/.test(token)) return false;
  try {
    const { mtimeMs } = await stat(fileIn(dataDir));
    const written = await readFile(fileIn(dataDir));
    const given = Buffer.from(token);
    return Date.now() - mtimeMs < VALID_MS && written.length === given.length && timingSafeEqual(written, given);
  } catch {
    return false;
  }
}
