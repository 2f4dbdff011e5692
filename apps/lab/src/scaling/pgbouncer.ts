import { spawn } from "node:child_process";
import { closeSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { signedInGolfers } from "@fourball/bench/data/golfers";
import { runInChildProcess } from "@fourball/bench/load/child-process";
import type { SteadyFigures, SteadyLoad } from "@fourball/bench/load/steady";
import { printTable } from "@fourball/bench/report/print-table";
import { say } from "@fourball/bench/report/progress";
import { busyMs } from "@fourball/bench/servers/process-figures";
import { startFourball } from "@fourball/bench/servers/start-server";
import { until } from "@fourball/bench/servers/until";
import { dice } from "@fourball/db/seed/random";
import postgres from "postgres";
import { complaintsOf, writesIn } from "../crash/ledger.ts";
import { startWriting } from "../crash/writers.ts";
import { generateOn } from "./data.ts";
import type { ScalingOptions } from "./options.ts";
import { OwnPostgres, postgresUser, scalingFolder } from "./own-postgres.ts";
import { variedPages } from "./varied-pages.ts";

const POOL = 12;
const PROCESSES = 3;

/** The line of docs/operating.md: the limits that a process would set itself. */
const LIMITS =
  "set jit = off; set statement_timeout = 5000; set lock_timeout = 2000; set idle_in_transaction_session_timeout = 10000";

/** PgBouncer in transaction mode, in front of a server. */
async function startPgBouncer(folder: string, port: number, server: OwnPostgres): Promise<{ url: string } & Disposable> {
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(join(folder, "users.txt"), '"postgres" ""\n');
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${server.port} user=postgres connect_query='${LIMITS}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${join(folder, "users.txt")}
pool_mode = transaction
default_pool_size = ${POOL}
max_client_conn = 500
ignore_startup_parameters = jit,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  );
  const log = openSync(join(folder, "pgbouncer.log"), "a");
  const child = spawn("pgbouncer", [file], { ...postgresUser, cwd: "/", stdio: ["ignore", log, log] });
  closeSync(log);
  process.once("exit", () => child.kill("SIGKILL"));
  const url = `postgres://postgres@127.0.0.1:${port}`;
  const isReady = await until(() => answers(`${url}/postgres`), 10_000);
  if (!isReady) throw new Error(`pgbouncer does not answer: see ${join(folder, "pgbouncer.log")}`);
  return { url, [Symbol.dispose]: () => void child.kill("SIGINT") };
}

async function answers(url: string): Promise<boolean> {
  const client = postgres(url, { max: 1, prepare: false, fetch_types: false });
  try {
    await client`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await client.end({ timeout: 1 });
  }
}

type Way = { name: string; url: string; prepare: "on" | "off" };

const waysTo = (server: { url: string }, bouncer: { url: string }): Way[] => [
  { name: "directly, prepared", url: server.url, prepare: "on" },
  { name: "directly, not prepared", url: server.url, prepare: "off" },
  { name: "PgBouncer, not prepared", url: bouncer.url, prepare: "off" },
  { name: "PgBouncer, prepared", url: bouncer.url, prepare: "on" },
];

/** The same pages directly and through PgBouncer. */
export async function simulatePgBouncer({ port, seconds, rounds, games }: ScalingOptions): Promise<void> {
  using folder = scalingFolder();
  await using server = OwnPostgres.create(folder.path, "main", port);
  await server.start();
  const databaseUrl = await generateOn(server.url, games);
  const path = new URL(databaseUrl).pathname;
  using bouncer = await startPgBouncer(folder.path, port + 1, server);
  const ways = waysTo(server, bouncer);
  const cookies = (await signedInGolfers(databaseUrl)).map(({ cookie }) => cookie);
  const pages = [["", "pages/s", "p50 ms", "p99 ms", "failed", "server ms/page", "PostgreSQL ms/page", "connections to it"]];
  for (const { name, url, prepare } of ways.slice(0, 3)) {
    await using fourball = await startFourball({ databaseUrl: url + path, port: port + 2 }, { DATABASE_PREPARE: prepare });
    const paths = variedPages();
    const load = (duration: number) =>
      runInChildProcess<SteadyLoad, SteadyFigures>(
        "steady",
        { url: fourball.url, paths, cookies, seconds: duration },
        duration + 30,
      );
    await load(2);
    for (let round = 1; round <= rounds; round++) {
      say(`pages ${name}, round ${round} of ${rounds}`);
      const before = { server: busyMs(fourball.pid), database: server.busyMs() };
      const { answered, perSecond, p50, p99, failed } = await load(seconds);
      const each = (ms: number) => (ms / Math.max(1, answered)).toFixed(2);
      const busy = [each(busyMs(fourball.pid) - before.server), each(server.busyMs() - before.database)];
      const connections = await connectionsOf(server, path.slice(1));
      pages.push([name, perSecond.toFixed(0), String(p50), String(p99), String(failed), ...busy, String(connections)]);
    }
  }
  printTable(`The list with many filters, ${games} tee times, one process`, pages);
  const [, , , wrong] = ways;
  if (wrong) await tryPrepared(wrong.url + path, port + 2, cookies[0] ?? "");
}

/** What happens to a server that prepares statements behind a PgBouncer that doesn't know them. */
async function tryPrepared(databaseUrl: string, port: number, cookie: string): Promise<void> {
  const fourball = await startFourball({ databaseUrl, port });
  let answered = 0;
  const paths = variedPages().slice(0, 20);
  const ask = async (path: string) => {
    const { ok } = await fetch(fourball.url + path, { headers: { cookie }, signal: AbortSignal.timeout(5000) });
    if (ok) answered++;
  };
  await Promise.allSettled(paths.map(ask));
  say(`PgBouncer, prepared: ${answered} of ${paths.length} pages answered within 5 s`);
  fourball.process.kill("SIGKILL");
}

/** The same writes directly and through PgBouncer: golfers who sign up, host, join, approve and chat on three processes. */
export async function simulatePgBouncerWrites({ port, seconds }: ScalingOptions): Promise<void> {
  using folder = scalingFolder();
  await using server = OwnPostgres.create(folder.path, "main", port);
  await server.start();
  using bouncer = await startPgBouncer(folder.path, port + 1, server);
  const writes = [["", "writes acknowledged", "writes/s", "complaints", "connections to PostgreSQL"]];
  for (const way of waysTo(server, bouncer).slice(0, 3)) {
    say(`${PROCESSES} processes that write ${way.name}`);
    writes.push([way.name, ...(await writeOn(way, server, { port: port + 3, seconds: seconds * 2 }))]);
  }
  printTable(
    `Golfers who sign up, host, join, approve and chat, on ${PROCESSES} processes at random, jobs run beside them`,
    writes,
  );
}

async function writeOn(
  { name, url, prepare }: Way,
  server: OwnPostgres,
  { port, seconds }: { port: number; seconds: number },
): Promise<string[]> {
  const database = `writes_${name.replaceAll(/\W+/g, "_").toLowerCase()}`;
  await server.ask(`create database ${database}`);
  const settings = { DATABASE_PREPARE: prepare, REDIS_URL: "redis://127.0.0.1:6379/7", SEED: "demo", RATE_LIMIT: "off" };
  // All at once: the migrations wait for each other through the pooler, too.
  const started = await Promise.all(
    Array.from({ length: PROCESSES }, (_, index) =>
      startFourball({ databaseUrl: `${url}/${database}`, port: port + index }, settings),
    ),
  );
  try {
    return await writeAndCompare(
      started.map((each) => each.url),
      seconds,
      () => connectionsOf(server, database),
    );
  } finally {
    await Promise.all(started.map((each) => each[Symbol.asyncDispose]()));
  }
}

async function writeAndCompare(urls: string[], seconds: number, countConnections: () => Promise<number>): Promise<string[]> {
  const ending = new AbortController();
  const { ledger, finished } = await startPatiently({ urls, dice: dice(7), stop: ending.signal });
  const end = performance.now() + seconds * 1000;
  let connections = 0;
  while (performance.now() < end) {
    connections = Math.max(connections, await countConnections());
    await pause(200);
  }
  ending.abort();
  await finished;
  const complaints = await complaintsOf(urls[0] ?? "", ledger);
  for (const complaint of complaints.slice(0, 5)) say(complaint);
  const stored = writesIn(ledger);
  return [String(stored), (stored / seconds).toFixed(0), String(complaints.length), String(connections)];
}

/** Golfers who sign up while three processes start on a busy machine may be asked to come back. */
async function startPatiently(work: Parameters<typeof startWriting>[0], tries = 5): ReturnType<typeof startWriting> {
  try {
    return await startWriting(work);
  } catch (error) {
    if (tries === 1) throw error;
    await pause(3000);
    return startPatiently(work, tries - 1);
  }
}

async function connectionsOf(server: OwnPostgres, database: string): Promise<number> {
  const [row] = await server.ask<{ n: string }>(
    `select count(*) as n from pg_stat_activity where datname = '${database}' and backend_type = 'client backend'`,
  );
  return Number(row?.n);
}
