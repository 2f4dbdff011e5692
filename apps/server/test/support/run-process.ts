import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@fourball/api/testing/free-port";
import { unpackMigratedDatabase } from "@fourball/db/testing";
import { expect, onTestFinished } from "vitest";

const main = fileURLToPath(new URL("../../dist/main.js", import.meta.url));
const client = fileURLToPath(new URL("../../../web/dist/index.html", import.meta.url));

export type Running = { url: string; process: ChildProcessWithoutNullStreams; said(): string; ended: Promise<number | null> };

export async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "fourball-process-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder with an empty, migrated database in it, which saves a start most of its time. */
export async function aMigratedDataFolder(): Promise<string> {
  const folder = await aDataFolder();
  await unpackMigratedDatabase(folder);
  return folder;
}

/** The server process of production, with at most so many open files. From its sources each start would cost half as much again. */
export async function runProcess(environment: Record<string, string>, { openFiles = "" } = {}): Promise<Running> {
  for (const built of [main, client]) if (!existsSync(built)) throw new Error(`${built} is missing: run \`npm run build\` first`);
  const port = environment.PORT ?? String(await freePort());
  const limited = `${openFiles && `ulimit -n ${openFiles} && `}exec "$0" "$1"`;
  const child = spawn("/bin/sh", ["-c", limited, process.execPath, main], {
    cwd: await aDataFolder(),
    env: { PORT: port, SEED: "off", ...environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = once(child, "exit").then(([code]) => (typeof code === "number" ? code : null));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { url: `http://127.0.0.1:${port}`, process: child, said: () => output, ended };
}

export const isReady = ({ url }: Running): Promise<number> =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );

export const untilReady = (running: Running): Promise<void> => expect.poll(() => isReady(running), { timeout: 60_000 }).toBe(200);
