import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Job } from "./peer-process.ts";

export type Server = AsyncDisposable & { url: string; pid: number | undefined; process: ChildProcess };

const main = fileURLToPath(new URL("../../../server/dist/main.js", import.meta.url));

/** Starts Fourball as in production: built, with rate limits and a log file. */
export async function startFourball(
  { databaseUrl, port }: Job,
  more: Record<string, string> = {},
  nodeArgs: string[] = [],
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "fourball-bench-"));
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, SEED: "off", RATE_LIMIT: "x10", ...more };
  const server = await startBuilt(port, folder, settings, nodeArgs);
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A first start of the embedded database takes seconds on a quiet machine. */
const READY_WITHIN_MS = 120_000;

/** Starts the built server with only these settings and waits until it is ready. Node may preload a module that answers messages. */
export async function startBuilt(
  port: number,
  logFolder: string,
  settings: Record<string, string>,
  nodeArgs: string[] = [],
  program: string = main,
): Promise<Server> {
  const child = spawnBuilt(port, logFolder, settings, nodeArgs, program);
  const url = `http://127.0.0.1:${port}`;
  const givesUpAt = performance.now() + READY_WITHIN_MS;
  do {
    await pause(5);
    if (performance.now() > givesUpAt) throw new Error(`the server is not ready after ${READY_WITHIN_MS / 1000} s at ${url}`);
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended before it was ready at ${url}`);
  } while (!(await isReady(url)));
  return { url, pid: child.pid, process: child, [Symbol.asyncDispose]: () => stop(child) };
}

/** The same without waiting. */
export function spawnBuilt(
  port: number,
  logFolder: string,
  settings: Record<string, string>,
  nodeArgs: string[] = [],
  program: string = main,
): ChildProcess {
  const log = openSync(join(logFolder, "server.log"), "a");
  const child = spawn(process.execPath, [...nodeArgs, program], {
    env: { NODE_ENV: "production", PORT: String(port), ...settings },
    stdio: ["ignore", log, "inherit", "ipc"],
  });
  closeSync(log);
  endWithUs(child);
  return child;
}

/** However this process ends, the server does not outlive it. */
function endWithUs(child: ChildProcess): void {
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
}

/** As the kernel does when memory runs out: the process gets no chance to finish anything. */
export async function killNow(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

type PeerName = "ceiling" | "express-drizzle" | "chat-ceiling" | "chat-socket-io" | "chat-storing" | "chat-trpc";

/** Starts one of the servers to compare with. */
export async function startPeer(name: PeerName, { databaseUrl, port }: Job, nodeArgs: string[] = []): Promise<Server> {
  const child = fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), [databaseUrl, String(port)], {
    env: { NODE_ENV: "production" },
    execArgv: [...process.execArgv, ...nodeArgs],
  });
  endWithUs(child);
  await Promise.race([once(child, "message"), once(child, "exit").then(failed(name))]);
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, process: child, [Symbol.asyncDispose]: () => stop(child) };
}

const failed = (name: string) => (): never => {
  throw new Error(`${name} ended before it was ready`);
};

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
