import { defineConfig } from "vitest/config";

// Node 25 and later bring a localStorage of their own that hides the one of the simulated browser.
const nodeMajor = Number(process.versions.node.split(".")[0]);
const browserArgs = nodeMajor >= 25 ? ["--no-experimental-webstorage"] : [];
const sources = { conditions: ["@fourball/source", "module", "node", "import", "default"] };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: sources,
        ssr: { resolve: sources },
        test: {
          name: "node",
          environment: "node",
          include: ["packages/{domain,db,services,api,testkit}/**/*.test.ts", "apps/server/**/*.test.ts"],
          setupFiles: ["temporal-polyfill/global"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
