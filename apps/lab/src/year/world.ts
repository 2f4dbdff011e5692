import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killNow, type Server, startBuilt } from "@fourball/bench/servers/start-server";
import { createDatabase, type Db } from "@fourball/db/client";
import { createEmptyDatabase } from "@fourball/db/testing/postgres-template";
import postgres from "postgres";
import { hasRedisServer, RedisServer } from "../storm/redis-server.ts";
import { START } from "./calendar.ts";
import { type Log, readLog } from "./log.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { createMovedClock, type MovedClock } from "./moved-clock.ts";
import type { YearOptions } from "./options.ts";

/** Two servers that can be stopped and killed. */
type Servers = {
  /** Those that run. */
  readonly servers: Server[];
  /** When servers were killed, as `performance.now()`. */
  readonly killedAt: number[];
  kill(victim: Server): Promise<void>;
  /** All of them, as an operator does. */
  stop(): Promise<void>;
  /** Those that don't run. */
  start(): Promise<void>;
  /** How servers ended that were neither stopped nor killed here. */
  readonly ended: string[];
};

/** Two servers on one database, with their mail server, at a time of our choosing. */
export type World = Servers & {
  db: Db;
  sql: postgres.Sql;
  clock: MovedClock;
  mail: MailServer;
  urls: string[];
  moveTo(at: Temporal.Instant): Promise<void>;
  readLog(): Promise<Log>;
};

export async function prepareWorld(options: YearOptions): Promise<World & AsyncDisposable> {
  const opened: (() => Promise<unknown>)[] = [];
  const folder = await mkdtemp(join(tmpdir(), "fourball-year-"));
  opened.push(() => rm(folder, { recursive: true, force: true }));
  const { url, drop } = await createEmptyDatabase({ serverUrl: options.postgres, template: options.database });
  opened.push(drop);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  opened.push(() => sql.end());
  // Servers are killed here, the database isn't.
  await sql.unsafe(`alter database ${sql.options.database} set synchronous_commit = off`);
  const clock = await createMovedClock(sql, folder);
  await clock.moveTo(START, []);
  const mail = await startMailServer();
  opened.push(mail.close);
  const redis = hasRedisServer() ? new RedisServer(options.port + 2, folder) : undefined;
  if (redis) opened.push(() => redis.stop());
  await redis?.start();
  const { db, close } = await createDatabase({ url, poolSize: 4 });
  opened.push(close);
  const ports = [options.port, options.port + 1];
  const settings = {
    ...{ DATABASE_URL: url, DATA_DIR: join(folder, "data"), SEED: "demo", RATE_LIMIT: "off", LOG_LEVEL: "warn" },
    ...{ PUBLIC_URL: `http://localhost:${options.port}`, SMTP_URL: mail.url, MAIL_FROM: "Fourball <fourball@year.example>" },
    ...(redis && { REDIS_URL: redis.url }),
  };
  const servers = new RunningServers({ ports, folder, settings, clock });
  opened.push(() => Promise.all(servers.servers.map(({ process }) => killNow(process))));
  return Object.assign(servers, {
    ...{ db, sql, clock, mail },
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    moveTo: (at: Temporal.Instant) => clock.moveTo(at, servers.servers),
    readLog: async () => readLog(await readFile(join(folder, "server.log"), "utf8")),
    async [Symbol.asyncDispose]() {
      for (const close of opened.reverse()) await close();
    },
  });
}

type Setup = { ports: number[]; folder: string; settings: Record<string, string>; clock: MovedClock };

class RunningServers implements Servers {
  servers: Server[] = [];
  readonly killedAt: number[] = [];
  readonly ended: string[] = [];
  readonly #setup: Setup;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  async kill(victim: Server): Promise<void> {
    this.servers = this.servers.filter((server) => server !== victim);
    this.killedAt.push(performance.now());
    await killNow(victim.process);
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.splice(0).map((server) => server[Symbol.asyncDispose]()));
  }

  async start(): Promise<void> {
    const { ports, folder, settings, clock } = this.#setup;
    const missing = ports.filter((port) => !this.servers.some(({ url }) => url.endsWith(`:${port}`)));
    const starting = missing.map((port) => startBuilt(port, folder, { ...settings, ...clock.environment() }, clock.nodeArgs));
    for (const server of await Promise.all(starting)) {
      this.servers.push(server);
      server.process.once("exit", (code, signal) => this.#noteEnd(server, signal ?? `code ${code}`));
    }
  }

  #noteEnd(server: Server, how: string): void {
    if (!this.servers.includes(server)) return;
    this.servers = this.servers.filter((each) => each !== server);
    this.ended.push(`the server at ${server.url} ended by itself with ${how}`);
  }
}
