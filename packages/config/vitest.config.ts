import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const root = fileURLToPath(new URL("../../", import.meta.url));
const temporal = createRequire(import.meta.url).resolve("temporal-polyfill/global");

const conditions = ["@fourball/source", "module", "import", "default"];

// Node 25 and later bring a localStorage of their own that hides the one of the simulated browser.
const nodeMajor = Number(process.versions.node.split(".")[0]);
const browserArgs = nodeMajor >= 25 ? ["--no-experimental-webstorage"] : [];

const browserProject = (name: string, folder: string): TestProjectInlineConfiguration => ({
  root,
  resolve: { conditions: [...conditions, "browser"] },
  test: {
    name,
    environment: "happy-dom",
    include: [`${folder}/**/*.test.{ts,tsx}`],
    setupFiles: [temporal, `${root}${folder}/src/testing/setup.ts`].filter(existsSync),
    execArgv: browserArgs,
    testTimeout: 15_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        root,
        resolve: { conditions: [...conditions, "node"] },
        ssr: { resolve: { conditions: [...conditions, "node"] } },
        test: {
          name: "node",
          environment: "node",
          include: [
            "packages/{domain,db,services,api,testkit,config}/**/*.test.ts",
            "packages/config/**/*.test.mjs",
            "apps/server/**/*.test.ts",
          ],
          provide: { testRedisUrl: process.env.TEST_REDIS_URL ?? null },
          globalSetup: [`${root}packages/db/src/testing/global-setup.ts`],
          setupFiles: [temporal],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      browserProject("ui", "packages/ui"),
      browserProject("web", "apps/web"),
    ],
  },
});
