import { defineConfig } from "@playwright/test";
import { isMainProcess, launchOptions, server } from "./launch.ts";
import { galleryUrl } from "./src/support/gallery.ts";
import {
  GALLERY_PORT,
  MAILING_PORT,
  PROVIDER_CLIENT,
  PROVIDER_PORT,
  ports,
  QUIET_PORT,
  SHIFTED_CLOCK_PORT,
  SMTP_PORT,
  WORKERS,
} from "./src/support/servers.ts";
import { clockFile, resetClock } from "./src/support/shifted-clock.ts";

// A worker must not reset it in the middle of the test that shifts it.
if (isMainProcess) resetClock();

const SHIFTED_CLOCK_JOURNEYS = [
  "round.journey.ts",
  "no-show.journey.ts",
  "arrival.journey.ts",
  "costs.journey.ts",
  "head-start.journey.ts",
  "standing-game.journey.ts",
];

export default defineConfig({
  testDir: "src",
  testMatch: "*.journey.ts",
  workers: WORKERS,
  fullyParallel: true,
  projects: [
    // By far the longest, so they start first; one after the other, as they shift the same clock.
    { name: "clock", testMatch: SHIFTED_CLOCK_JOURNEYS, workers: 1 },
    { name: "journeys", testIgnore: SHIFTED_CLOCK_JOURNEYS },
  ],
  grepInvert: process.env.TEST_SCALE === "full" ? [] : /@full/,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A green run of the gate is silent.
  reporter: process.env.CI ? "dot" : "list",
  quiet: Boolean(process.env.CI),
  use: {
    timezoneId: "America/Los_Angeles",
    locale: "en-US",
    // Each golfer of each test would fetch the whole app once more, in the background; the offline tests allow it.
    serviceWorkers: "block",
    launchOptions,
  },
  webServer: isMainProcess ? servers() : [],
});

function servers() {
  return [
    ...[...ports, QUIET_PORT].map((port) => server(port)),
    server(SHIFTED_CLOCK_PORT, { CLOCK_FILE: clockFile }),
    server(MAILING_PORT, {
      SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
      MAIL_FROM: "Fourball <tees@example.org>",
      ADMIN_PASSKEY: "required",
      OIDC_ISSUER: `http://localhost:${PROVIDER_PORT}`,
      OIDC_CLIENT_ID: PROVIDER_CLIENT.id,
      OIDC_CLIENT_SECRET: PROVIDER_CLIENT.secret,
      OIDC_NAME: "Club login",
    }),
    { command: `npm run --silent gallery:built -- --port ${GALLERY_PORT}`, cwd: "../web", url: galleryUrl, timeout: 60_000 },
  ];
}
