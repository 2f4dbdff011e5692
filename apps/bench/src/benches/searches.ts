import { readFileSync } from "node:fs";
import { createDatabase } from "@fourball/db/client";
import { matchGames } from "@fourball/services/discover/saved-search/match-games";
import postgres from "postgres";
import { openDataSet } from "../data/open-data-set.ts";
import { metrosOf, saveSearches } from "../data/saved-searches.ts";
import type { Options } from "../options.ts";
import { spreadOf } from "../report/figures.ts";
import { printTable } from "../report/print-table.ts";
import { writeResult } from "../report/write-result.ts";

const GAMES = 10_000;
const SEARCHES = 100_000;
const GAMES_A_ROUND = 40;

type Measured = { name: string; ms: number[]; processorMs: number[]; found: number[] };

/** What the job takes for a game that is posted, with the matches it writes: in a metropolis, where most golfers are, and anywhere. */
export async function benchSearches(options: Options): Promise<void> {
  const url = await openDataSet(options, GAMES);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const courses = await sql<{ id: string; latitude: number; longitude: number }[]>`
    select id, latitude::float8, longitude::float8 from golf_courses c where exists (select 1 from tee_times t
      where t.course_id = c.id and t.status = 'active' and t.is_public) order by identity`;
  await saveSearches(sql, SEARCHES, courses);
  const [saved] = await sql<{ count: number }[]>`select count(*)::int as count from saved_searches`;
  await using database = await opened(url);
  const metros = metrosOf(courses).map(({ id }) => id);
  const everywhere: Measured = { name: "anywhere", ms: [], processorMs: [], found: [] };
  const metropolis: Measured = { name: "in a metropolis", ms: [], processorMs: [], found: [] };
  for (let round = 0; round < options.rounds; round++)
    for (const [measured, where] of [
      [everywhere, sql`true`],
      [metropolis, sql`t.course_id = any(${metros}::uuid[])`],
    ] as const) {
      const games = await sql<{ id: string }[]>`
        select t.id from tee_times t where t.status = 'active' and t.is_public and ${where}
        order by md5(t.id::text || ${round}::text) limit ${GAMES_A_ROUND}`;
      for (const { id } of games) await measure(sql, database.context, id, measured);
    }
  await sql.end();
  const results = [everywhere, metropolis].map(({ name, ms, processorMs, found }) => ({
    name,
    games: ms.length,
    ms: spreadOf(ms),
    processorMs: processorMs.reduce((sum, each) => sum + each, 0) / ms.length,
    found: spreadOf(found),
  }));
  printTable(`Saved searches: ${saved?.count} of them, ${options.rounds} rounds`, [
    ["a game", "games", "p50 ms", "longest ms", "mean ms of processor", "matches (max)"],
    ...results.map(({ name, games, ms, processorMs, found }) => [
      name,
      String(games),
      ms.median.toFixed(1),
      ms.max.toFixed(1),
      processorMs.toFixed(1),
      `${found.median} (${found.max})`,
    ]),
  ]);
  writeResult("searches", { searches: saved?.count, rounds: options.rounds, results });
}

type JobContext = Parameters<typeof matchGames.run>[0];

async function measure(sql: postgres.Sql, context: JobContext, id: string, { ms, processorMs, found }: Measured): Promise<void> {
  await sql`update tee_times set awaits_matching = true where id = ${id}`;
  const [started, used] = [performance.now(), await processorTime(sql)];
  await matchGames.run(context, id);
  ms.push(performance.now() - started);
  processorMs.push((await processorTime(sql)) - used);
  const matches = await sql`delete from saved_search_matches returning 1`;
  found.push(matches.length);
}

const TICK_MS = 10;

/** Of this process and of the connections to a PostgreSQL on this machine, which other work disturbs less than the clock. */
async function processorTime(sql: postgres.Sql): Promise<number> {
  const { user, system } = process.cpuUsage();
  const connections = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  const ticks = connections.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return (user + system) / 1000 + ticks.reduce((sum, each) => sum + each, 0) * TICK_MS;
}

async function opened(url: string): Promise<AsyncDisposable & { context: JobContext }> {
  const database = await createDatabase({ url });
  const nothing = async (): Promise<void> => undefined;
  return {
    context: {
      db: database.db,
      clock: { now: () => Temporal.Now.instant() },
      bus: { publish: nothing, subscribe: () => () => undefined, close: nothing },
      later: () => undefined,
      ports: { pictures: { put: nothing, get: async () => null, delete: nothing } },
      config: { defaultTimeZone: "America/Chicago" },
    },
    [Symbol.asyncDispose]: () => database.close(),
  };
}
