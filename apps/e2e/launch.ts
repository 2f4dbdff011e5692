import { existsSync } from "node:fs";
import { aDataFolder, makeSeededFolder } from "./seeded-folder.ts";

/** Two runs on one machine need different ports: `E2E_PORT` names the first of nine. */
export const BASE_PORT = Number(process.env.E2E_PORT ?? 4174);

/** Debian's headless package takes half the CPU time of the full browser. */
const headlessShell = "/usr/bin/chromium-headless-shell";

export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? (existsSync(headlessShell) ? headlessShell : "/usr/bin/chromium"),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
};

/** Playwright starts the servers in its main process only; a worker loads the configuration for the rest of it. */
export const isMainProcess = process.env.TEST_WORKER_INDEX === undefined;
if (isMainProcess) await makeSeededFolder();

/** The built server on a data folder of its own with the demo data. */
export const server = (port: number, env: Record<string, string> = {}) => ({
  command: "exec node ../server/dist/main.js",
  url: `http://localhost:${port}/readyz`,
  timeout: 60_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  env: {
    PORT: String(port),
    DATA_DIR: aDataFolder(),
    SEED: "demo",
    LOG_LEVEL: "warn",
    RATE_LIMIT: "x10",
    ...env,
  },
});
