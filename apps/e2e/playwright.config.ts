import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { GALLERY_PORT, galleryUrl } from "./src/gallery.ts";
import { clockFile, itIsNow, LATER_PORT } from "./src/later.ts";

const port = 4173;
itIsNow();

const club = (port: number, env: Record<string, string> = {}) => ({
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
  // The journeys share one server and one club, as golfers do.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: "America/Los_Angeles",
    locale: "en-US",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  webServer: [
    club(port),
    club(LATER_PORT, { CLOCK_FILE: clockFile }),
    { command: `npm run --silent gallery:built -- --port ${GALLERY_PORT}`, cwd: "../web", url: galleryUrl, timeout: 60_000 },
  ],
});
