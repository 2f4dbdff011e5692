import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { server } from "../../launch.ts";
import { builtServer } from "../../seeded-folder.ts";
import { OWN_SERVER_PORT as PORT } from "./servers.ts";

const { url: readyUrl, env } = server(PORT);

/** A server that one test starts, kills and starts again, on the same data. */
export class OwnServer {
  readonly url = `http://localhost:${PORT}`;
  #process: ChildProcess;

  private constructor() {
    this.#process = run();
  }

  static async start(): Promise<OwnServer> {
    const started = new OwnServer();
    await isReady();
    return started;
  }

  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async restart(): Promise<void> {
    this.#process = run();
    await isReady();
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(this.#process, "exit");
    this.#process.kill(signal);
    await ended;
  }
}

const run = (): ChildProcess =>
  spawn(process.execPath, [builtServer], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });

async function isReady(): Promise<void> {
  while (!(await fetch(readyUrl).catch(() => undefined))?.ok) await new Promise((resolve) => setTimeout(resolve, 100));
}
