import { statfs } from "node:fs/promises";
import type { Database } from "@fourball/db/client";
import { knownMigrations, migrationState } from "@fourball/db/migration-state";
import { within } from "@fourball/db/within";
import type { Logger } from "pino";
import type { Env } from "./env.ts";
import type { Outages } from "./log/outages.ts";

/** Anyone may ask, so the database is asked at most once in this time. */
const REMEMBERED_MS = 1000;
const ANSWERS_WITHIN_MS = 2000;

type Watched = {
  database: Database;
  log: Pick<Logger, "warn" | "info">;
  outages: Outages;
  now?: () => number;
  canWrite?: () => Promise<boolean>;
};

/**
 * Whether golfers may be sent to this process: not while the database is away or its disk is full, and not once a newer
 * release has migrated it, whose tables this one does not know.
 */
export function createReadiness(watched: Watched): () => Promise<boolean> {
  const { database, log, outages, now = () => performance.now(), canWrite = async () => true } = watched;
  const migrations = knownMigrations();
  let problem: string | undefined;
  let remembered: { isReady: Promise<boolean>; until: number } | undefined;

  async function findProblem(): Promise<string | undefined> {
    const { mismatch } = await outages.watch("database", async () => {
      await database.ping();
      return within(ANSWERS_WITHIN_MS, migrationState(database.db, migrations));
    });
    if (mismatch) return mismatch.found;
    return (await canWrite()) ? undefined : "the disk of the database is full";
  }

  async function check(): Promise<boolean> {
    const found = await findProblem();
    if (found && found !== problem) log.warn(`not ready any more: ${found}`);
    if (problem && !found) log.info("ready again");
    problem = found;
    return !problem;
  }

  return () => {
    if (!remembered || remembered.until <= now())
      remembered = { isReady: check().catch(() => false), until: now() + REMEMBERED_MS };
    return remembered.isReady;
  };
}

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
