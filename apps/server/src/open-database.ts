import { createDatabase, type Database } from "@fourball/db/client";
import type { Env } from "./env.ts";

export function openDatabase(env: Env): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_REPLICA_URL: replicaUrl, DATABASE_PREPARE, DATA_DIR } = env;
  return createDatabase(url ? { url, replicaUrl, prepare: DATABASE_PREPARE === "on" } : { dataDir: DATA_DIR });
}
