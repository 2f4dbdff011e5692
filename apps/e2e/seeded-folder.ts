import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const builtServer = fileURLToPath(new URL("../server/dist/main.js", import.meta.url));

/** Playwright's workers load its configuration too, and find the folder of the run there. */
const NAME = "FOURBALL_E2E_SEEDED";

/** Makes one data folder with the demo, which is removed at the end of the run. A first start takes five times as long as others. */
export async function makeSeededFolder(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "fourball-e2e-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const port = await aFreePort();
  const seeded = join(folder, "seeded");
  const env = { ...process.env, PORT: String(port), DATA_DIR: seeded, SEED: "demo", LOG_LEVEL: "warn" };
  const first = spawn(process.execPath, [builtServer], { env, stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(first, "exit");
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (first.exitCode !== null) throw new Error("The server that makes the demo data did not start");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  first.kill("SIGTERM");
  await ended;
  process.env[NAME] = folder;
}

/** A copy of the seeded folder for one server. */
export function aDataFolder(): string {
  const run = process.env[NAME];
  if (!run) throw new Error("The configuration makes the seeded folder first");
  const folder = mkdtempSync(join(run, "data-"));
  cpSync(join(run, "seeded"), folder, { recursive: true });
  return folder;
}

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No port is free");
  return address.port;
}
