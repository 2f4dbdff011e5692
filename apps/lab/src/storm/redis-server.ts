import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { until } from "@fourball/bench/servers/until";
import { Redis } from "ioredis";

const READY_WITHIN_MS = 10_000;

export const hasRedisServer = (): boolean => spawnSync("redis-server", ["--version"]).status === 0;

/** A Redis of the storm's own, which keeps nothing on disk. */
export class RedisServer implements AsyncDisposable {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #more: string[];
  #process: ChildProcess | undefined;

  constructor(port: number, folder: string, more: string[] = []) {
    this.url = `redis://127.0.0.1:${port}`;
    this.#port = port;
    this.#folder = folder;
    this.#more = more;
  }

  async start(): Promise<void> {
    const settings = [
      "--port",
      String(this.#port),
      "--bind",
      "127.0.0.1",
      "--save",
      "",
      "--appendonly",
      "no",
      "--dir",
      this.#folder,
      ...this.#more,
    ];
    const server = spawn("redis-server", settings, { stdio: "ignore" });
    this.#process = server;
    const kill = () => server.kill("SIGKILL");
    process.once("exit", kill);
    server.once("exit", () => process.off("exit", kill));
    if (!(await until(() => this.#answers(), READY_WITHIN_MS))) throw new Error(`redis-server did not start at ${this.url}`);
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running) return;
    const ended = once(running, "exit");
    running.kill("SIGKILL");
    await ended;
  }

  freeze(): void {
    this.#process?.kill("SIGSTOP");
  }

  thaw(): void {
    this.#process?.kill("SIGCONT");
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop();
  }

  async #answers(): Promise<boolean> {
    const client = new Redis(this.url, { lazyConnect: true, retryStrategy: () => null });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return (await client.ping()) === "PONG";
    } catch {
      return false;
    } finally {
      client.disconnect();
    }
  }
}
