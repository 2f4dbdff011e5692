import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

const typescript = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

type Running = { url: string; process: ChildProcessWithoutNullStreams; said(): string; ended: Promise<number | null> };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
}

async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "fourball-process-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The real program, from its sources. */
async function run(environment: Record<string, string>): Promise<Running> {
  const port = String(await freePort());
  const child = spawn(process.execPath, ["--conditions=@fourball/source", "--import", typescript, main], {
    cwd: await aDataFolder(),
    env: { PATH: process.env.PATH, PORT: port, SEED: "off", ...environment },
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

const isReady = ({ url }: Running) =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );
const untilReady = (running: Running) => expect.poll(() => isReady(running), { timeout: 60_000 }).toBe(200);

test("it starts, says where, and ends at once and in order when told to", { timeout: 120_000 }, async () => {
  const running = await run({ DATA_DIR: await aDataFolder() });
  await untilReady(running);
  expect(running.said()).toContain("Fourball is ready at http://localhost:");
  running.process.kill("SIGTERM");
  expect(await running.ended).toBe(0);
});

test("a second one on the same data folder is refused in words, and the first goes on", { timeout: 120_000 }, async () => {
  const DATA_DIR = await aDataFolder();
  const first = await run({ DATA_DIR });
  await untilReady(first);
  const second = await run({ DATA_DIR });
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(DATA_DIR);
  expect(second.said()).not.toMatch(/\n\s+at /);
  expect(await isReady(first)).toBe(200);
});

test("a wrong configuration ends it with a list, without a stack", { timeout: 60_000 }, async () => {
  const running = await run({ PORT: "many", SEED: "some" });
  expect(await running.ended).toBe(1);
  expect(running.said()).toMatch(/PORT: .*\n.*SEED: must be demo or off/);
  expect(running.said()).not.toMatch(/\n\s+at /);
});
