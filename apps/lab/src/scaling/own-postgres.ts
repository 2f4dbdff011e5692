import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chmodSync, chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { busyMs } from "@fourball/bench/servers/process-figures";
import { until } from "@fourball/bench/servers/until";
import postgres from "postgres";

const READY_WITHIN_MS = 60_000;

const idOf = (kind: "-u" | "-g"): number => Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" }));
/** PostgreSQL refuses to run as root. */
export const postgresUser = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
const binaries = execFileSync("pg_config", ["--bindir"], { encoding: "utf8" }).trim();

export function runPostgresTool(name: string, args: string[]): void {
  execFileSync(join(binaries, name), args, { ...postgresUser, stdio: ["ignore", "ignore", "inherit"], cwd: "/" });
}

/** A temporary folder that PostgreSQL may write to, removed at the end. */
export function scalingFolder(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), "fourball-scaling-"));
  ownedByPostgres(path);
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once("exit", remove);
  return { path, [Symbol.dispose]: remove };
}

export function folderFor(parent: string, name: string): string {
  const path = join(parent, name);
  mkdirSync(path);
  ownedByPostgres(path);
  return path;
}

function ownedByPostgres(path: string): void {
  chmodSync(path, 0o700);
  if (postgresUser.uid !== undefined) chownSync(path, postgresUser.uid, postgresUser.gid);
}

/** A PostgreSQL of the simulation's own, with the settings of Debian except those that are given. */
export class OwnPostgres implements AsyncDisposable {
  /** Without the name of a database. */
  readonly url: string;
  readonly port: number;
  readonly data: string;
  #process: ChildProcess | undefined;

  constructor(data: string, port: number) {
    this.data = data;
    this.port = port;
    this.url = `postgres://postgres@127.0.0.1:${port}`;
  }

  static create(parent: string, name: string, port: number, settings: Record<string, string> = {}): OwnPostgres {
    const data = join(parent, name);
    runPostgresTool("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"]);
    const server = new OwnPostgres(data, port);
    server.set({ listen_addresses: "127.0.0.1", unix_socket_directories: "", shared_buffers: "256MB", ...settings });
    return server;
  }

  /** A copy of a running server, with what is needed to follow it. */
  static copy(of: OwnPostgres, data: string, port: number, args: string[] = []): OwnPostgres {
    runPostgresTool("pg_basebackup", ["-d", of.url, "-D", data, "-X", "stream", "-c", "fast", ...args]);
    return new OwnPostgres(data, port);
  }

  set(settings: Record<string, string>): void {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    appendFileSync(join(this.data, "postgresql.conf"), lines.join(""));
  }

  async start(): Promise<void> {
    const log = openSync(`${this.data}.log`, "a");
    this.#process = spawn(join(binaries, "postgres"), ["-D", this.data, "-p", String(this.port)], {
      ...postgresUser,
      cwd: "/",
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    const kill = () => void this.#process?.kill("SIGQUIT");
    process.once("exit", kill);
    if (!(await until(() => this.#answers(), READY_WITHIN_MS))) throw new Error(`no PostgreSQL at ${this.url}`);
  }

  /** `immediate` is as after a power failure. */
  async stop(how: "fast" | "immediate" = "fast"): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, "exit");
    running.kill(how === "fast" ? "SIGINT" : "SIGQUIT");
    await ended;
  }

  freeze(signal: "SIGSTOP" | "SIGCONT"): void {
    for (const pid of this.#pids()) process.kill(pid, signal);
  }

  async ask<Row extends object>(statement: string, database = "postgres"): Promise<Row[]> {
    const client = postgres(`${this.url}/${database}`, { max: 1, connect_timeout: 2, onnotice: () => {} });
    try {
      return Array.from(await client.unsafe<Row[]>(statement));
    } finally {
      await client.end({ timeout: 1 });
    }
  }

  /** The processor time of all its running processes. */
  busyMs(): number {
    return this.#pids().reduce((sum, pid) => sum + (busyMs(pid) || 0), 0);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop("immediate");
  }

  #pids(): number[] {
    const pid = this.#process?.pid;
    if (pid === undefined) return [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
    return [pid, ...children.map(Number)];
  }

  async #answers(): Promise<boolean> {
    if (this.#process?.exitCode !== null) throw new Error(`PostgreSQL ended: see ${this.data}.log`);
    return this.ask("select 1").then(
      () => true,
      () => false,
    );
  }
}
