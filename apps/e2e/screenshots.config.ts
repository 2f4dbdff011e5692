import { defineConfig } from "@playwright/test";
import { isMainProcess, launchOptions, server } from "./launch.ts";

const PORT = Number(process.env.SCREENSHOTS_PORT ?? 4177);

/** `npm run screenshots`: takes the pictures of the app that its manifest names, from the demo data. */
export default defineConfig({
  testDir: "src/screenshots",
  testMatch: "*.screenshots.ts",
  workers: 1,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${PORT}`,
    timezoneId: "America/Los_Angeles",
    locale: "en-US",
    colorScheme: "light",
    reducedMotion: "reduce",
    launchOptions,
  },
  webServer: isMainProcess ? [server(PORT)] : [],
});
