import { defineConfig } from "@playwright/test";
import { launchOptions, server } from "./launch.ts";
import { galleryUrl } from "./src/gallery.ts";
import { GALLERY_PORT, MAILING_PORT, ports, SHIFTED_CLOCK_PORT, SMTP_PORT, WORKERS } from "./src/servers.ts";
import { clockFile, resetClock } from "./src/shifted-clock.ts";

// Every worker loads this file too, also in the middle of the test that shifts the clock.
if (process.env.TEST_WORKER_INDEX === undefined) resetClock();

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
    launchOptions,
  },
  webServer: [
    ...ports.map((port) => server(port)),
    server(SHIFTED_CLOCK_PORT, { CLOCK_FILE: clockFile }),
    server(MAILING_PORT, { SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`, MAIL_FROM: "Fourball <tees@example.org>" }),
    { command: `npm run --silent gallery:built -- --port ${GALLERY_PORT}`, cwd: "../web", url: galleryUrl, timeout: 60_000 },
  ],
});
