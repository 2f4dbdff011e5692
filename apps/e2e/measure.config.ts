import { defineConfig } from "@playwright/test";
import { isMainProcess, launchOptions, server } from "./launch.ts";

const PORT = Number(process.env.MEASURE_PORT ?? 4178);

/** `npm run measure`: the table of the first load, and whether it meets its aims. */
export default defineConfig({
  testDir: "src/measure",
  testMatch: "*.measure.ts",
  workers: 1,
  timeout: 180_000,
  forbidOnly: true,
  // A green run of the gate is silent.
  reporter: process.env.CI ? "dot" : "list",
  quiet: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${PORT}`,
    timezoneId: "America/Los_Angeles",
    locale: "en-US",
    reducedMotion: "reduce",
    launchOptions,
  },
  webServer: isMainProcess ? [server(PORT)] : [],
});
