import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { GALLERY_PORT, galleryUrl } from "./src/gallery.ts";
import { ports, WORKERS } from "./src/servers.ts";
import { clockFile, resetClock, SHIFTED_CLOCK_PORT } from "./src/shifted-clock.ts";

// Every worker loads this file too, also in the middle of the test that shifts the clock.
if (process.env.TEST_WORKER_INDEX === undefined) resetClock();

/** Debian's headless package takes half the CPU time of the full browser. */
const headlessShell = "/usr/bin/chromium-headless-shell";
const chromium = process.env.CHROMIUM_PATH ?? (existsSync(headlessShell) ? headlessShell : "/usr/bin/chromium");

const server = (port: number, env: Record<string, string> = {}) => ({
  command: "exec node ../server/dist/main.js",
  url: `http://localhost:${port}/readyz`,
  timeout: 60_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  env: {
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), "fourball-e2e-")),
    SEED: "demo",
    LOG_LEVEL: "warn",
    RATE_LIMIT: "x10",
    ...env,
  },
});

export default defineConfig({
  testDir: "src",
  testMatch: "*.journey.ts",
  workers: WORKERS,
  fullyParallel: true,
  projects: [
    // By far the longest, so it starts first.
    { name: "round", testMatch: "round.journey.ts" },
    { name: "journeys", testIgnore: "round.journey.ts" },
  ],
  grepInvert: process.env.TEST_SCALE === "full" ? [] : /@full/,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: "list",
  use: {
    timezoneId: "America/Los_Angeles",
    locale: "en-US",
    launchOptions: {
      executablePath: chromium,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  webServer: [
    ...ports.map((port) => server(port)),
    server(SHIFTED_CLOCK_PORT, { CLOCK_FILE: clockFile }),
    { command: `npm run --silent gallery:built -- --port ${GALLERY_PORT}`, cwd: "../web", url: galleryUrl, timeout: 60_000 },
  ],
});
