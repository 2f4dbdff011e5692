import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../../", import.meta.url));
const temporal = createRequire(import.meta.url).resolve("temporal-polyfill/global");

// Node 25 and later bring a localStorage of their own that hides the one of the simulated browser.
const nodeMajor = Number(process.versions.node.split(".")[0]);
const browserArgs = nodeMajor >= 25 ? ["--no-experimental-webstorage"] : [];

const conditions = ["@fourball/source", "module", "import", "default"];

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
          include: ["packages/{domain,db,services,api,testkit}/**/*.test.ts", "apps/server/**/*.test.ts"],
          globalSetup: [`${root}packages/db/src/testing/global-setup.ts`],
          setupFiles: [temporal],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        resolve: { conditions: [...conditions, "browser"] },
        test: {
          name: "web",
          environment: "happy-dom",
          include: ["packages/ui/**/*.test.{ts,tsx}", "apps/web/**/*.test.{ts,tsx}"],
          setupFiles: [temporal, `${root}packages/ui/src/testing/setup.ts`, `${root}apps/web/src/testing/setup.ts`].filter(
            existsSync,
          ),
          execArgv: browserArgs,
          testTimeout: 15_000,
        },
      },
    ],
  },
});
