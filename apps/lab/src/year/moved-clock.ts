import { once } from "node:events";
import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Server } from "@fourball/bench/servers/start-server";
import type postgres from "postgres";

/**
 * The time of a simulated machine. `CLOCK_FILE` moves the clock of games alone; sessions, links, leases and what is deleted go by
 * the clocks of the processes and of the database, and a month without a server is a month for them, too. So both are moved, and
 * the file only wakes what waits for the time.
 */
export type MovedClock = {
  nodeArgs: string[];
  environment(): Record<string, string>;
  now(): Temporal.Instant;
  /** Moves the database and these servers. */
  moveTo(at: Temporal.Instant, servers: Server[]): Promise<void>;
  /** The servers look at once for what is due. */
  wake(): Promise<void>;
};

/**
 * Ahead of the functions of PostgreSQL on the search path: the defaults of the tables, which are made later, use these, too.
 * A sequence, since it is read at once and without a query.
 */
const STATEMENTS = [
  "create schema moved",
  "create sequence moved.by_ms minvalue -1000000000000",
  ...[
    ["now", "stable"],
    ["clock_timestamp", "volatile"],
  ].map(
    ([name, kind]) => `create function public.${name}() returns timestamptz language plpgsql ${kind} parallel safe as $$ begin
      return pg_catalog.${name}() + pg_sequence_last_value('moved.by_ms') * interval '1 millisecond'; end $$`,
  ),
];

export async function createMovedClock(sql: postgres.Sql, folder: string): Promise<MovedClock> {
  for (const statement of STATEMENTS) await sql.unsafe(statement);
  await sql.unsafe(`alter database ${sql.options.database} set search_path = public, pg_catalog`);
  const file = join(folder, "clock");
  await writeFile(file, "PT0S");
  let movedByMs = 0;
  return {
    nodeArgs: ["--import", fileURLToPath(new URL("./moved-date.mjs", import.meta.url))],
    environment: () => ({ CLOCK_FILE: file, MOVED_BY_MS: String(movedByMs) }),
    now: () => Temporal.Now.instant().add({ milliseconds: movedByMs }),
    async moveTo(at, servers) {
      movedByMs = at.epochMilliseconds - Date.now();
      await sql`select setval('moved.by_ms', ${movedByMs})`;
      await Promise.all(
        servers.map(async ({ process }) => {
          const waiting = new AbortController();
          const ends = ["message", "exit"].map((event) => once(process, event, waiting));
          process.send({ movedByMs });
          await Promise.race(ends);
          // The other stops listening, and rejects.
          for (const end of ends) end.catch(() => undefined);
          waiting.abort();
        }),
      );
    },
    async wake() {
      const touched = new Date();
      await utimes(file, touched, touched);
    },
  };
}
