import type { Database } from "@fourball/db/client";
import { knownMigrations, migrationState } from "@fourball/db/migration-state";
import { within } from "@fourball/db/within";
import type { Logger } from "pino";
import type { Outages } from "./log/outages.ts";

/** Anyone may ask, so the database is asked at most once in this time. */
const REMEMBERED_MS = 1000;
const ANSWERS_WITHIN_MS = 2000;

type Watched = { database: Database; log: Pick<Logger, "warn">; outages: Outages };

/**
 * Whether golfers may be sent to this process: not while the database is away, and not once a newer release has migrated it,
 * whose tables this one does not know.
 */
export function createReadiness(
  { database, log, outages }: Watched,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  const migrations = knownMigrations();
  let isOutdated = false;
  let remembered: { isReady: Promise<boolean>; until: number } | undefined;

  async function check(): Promise<boolean> {
    const { mismatch } = await outages.watch("database", async () => {
      await database.ping();
      return within(ANSWERS_WITHIN_MS, migrationState(database.db, migrations));
    });
    if (mismatch && !isOutdated) log.warn(`not ready any more: ${mismatch.found}`);
    isOutdated = mismatch !== undefined;
    return !isOutdated;
  }

  return () => {
    if (!remembered || remembered.until <= now())
      remembered = { isReady: check().catch(() => false), until: now() + REMEMBERED_MS };
    return remembered.isReady;
  };
}
