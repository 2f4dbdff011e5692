import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db, ReplicaDatabase } from "../database.ts";
import { prepareText } from "../prepare-once.ts";

const inspect = prepareText(
  {
    isReplica: sql`pg_is_in_recovery()`.mapWith(Boolean),
    /** The same for a server and those that were copied from it. */
    system: sql`(select system_identifier from pg_control_system())`.mapWith(String),
    database: sql`current_database()`.mapWith(String),
  },
  (columns) => sql`select ${columns}`,
);

const BETWEEN_LOOKS_MS = 20;

type Follows = { follows: false; reason: string } | { follows: true; behindMs: number | null };

/** Whether a replica follows the primary, and how long it takes to have what is stored now; null when longer than `waitMs`. */
export async function inspectReplica(primary: Db, replica: ReplicaDatabase, waitMs: number): Promise<Follows> {
  const [[own], [copy]] = await Promise.all([inspect(primary), inspect(replica.db)]);
  if (!copy?.isReplica) return { follows: false, reason: "is not a replica: it is not in recovery" };
  if (copy.system !== own?.system) return { follows: false, reason: "follows another server" };
  if (copy.database !== own.database) return { follows: false, reason: "is another database of the server" };
  const started = performance.now();
  const position = await replica.primaryPosition();
  while (!(await replica.hasReplayed(position))) {
    if (performance.now() - started > waitMs) return { follows: true, behindMs: null };
    await sleep(BETWEEN_LOOKS_MS);
  }
  return { follows: true, behindMs: Math.round(performance.now() - started) };
}
