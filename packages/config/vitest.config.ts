import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const root = fileURLToPath(new URL("../../", import.meta.url));
const temporal = createRequire(import.meta.url).resolve("temporal-polyfill/global");

// The viewer lives far from the courses of the fixtures, nine hours ahead.
process.env.TZ = "Europe/Berlin";

const conditions = ["@fourball/source", "module", "import", "default"];
// As in production: "module" may name files for bundlers that Node can't load.
const nodeConditions = ["@fourball/source", "import", "default", "node"];

// Node 25 and later have a localStorage that hides the simulated browser's.
const nodeMajor = Number(process.versions.node.split(".")[0]);
const browserArgs = nodeMajor >= 25 ? ["--no-experimental-webstorage"] : [];

/** Tests in database packages that do not use the database; they run on one engine only. */
const withoutDatabase = [
  "packages/db/src/seed/{plan,chats/chats}.test.ts",
  "packages/services/src/notification/delivery/write-mail.test.ts",
  "packages/api/src/describe-failure.test.ts",
  "apps/server/src/**/*.test.ts",
  "packages/api/src/testing/chat-history.test.ts",
  "apps/server/test/operating/{built-server,containers,job-loop,operating-files,process}.test.ts",
  "apps/server/test/http/rest-{access-words,query,table}.test.ts",
];

/** Tests that always run on the embedded engine. */
const embeddedOnly = process.env.TEST_DATABASE_URL ? ["packages/db/src/embedded/*.test.ts"] : [];

/** Why a test is repeated on PostgreSQL and Redis: the tests of everything else are run there at full scale only. */
const tags = [
  { name: "dialect", description: "What the embedded engine and a PostgreSQL server may answer differently" },
  { name: "race", description: "Changes at the same moment, which the embedded engine makes one after the other" },
  { name: "redis", description: "What processes tell each other over Redis" },
];
const isSample = process.env.TEST_SCALE !== "full";
const tagsFilter = process.env.TEST_DATABASE_URL && isSample ? [tags.map(({ name }) => name).join(" || ")] : undefined;

type NodeProject = { name: string; include: string[]; exclude?: string[]; globalSetup?: string[] };

const nodeProject = ({ name, include, exclude = [], globalSetup = [] }: NodeProject): TestProjectInlineConfiguration => ({
  root,
  resolve: { conditions: nodeConditions },
  ssr: { resolve: { conditions: nodeConditions } },
  test: {
    name,
    environment: "node",
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    provide: {
      testRedisUrl: process.env.TEST_REDIS_URL ?? null,
      testScale: isSample ? "sample" : "full",
    },
    globalSetup,
    setupFiles: [temporal, `${root}packages/config/sample-properties.mjs`],
    isolate: false,
    // Polls wait for a condition; how long that takes on a busy machine is no assertion.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

const browserProject = (name: string, folder: string): TestProjectInlineConfiguration => ({
  root,
  resolve: { conditions: [...conditions, "browser"] },
  // The copy that `prove:types` breaks shares the installed packages of the checkout, which are outside of it.
  server: { fs: { strict: false } },
  test: {
    name,
    environment: "happy-dom",
    include: [`${folder}/**/*.test.{ts,tsx}`],
    setupFiles: [temporal, `${root}${folder}/src/testing/setup.ts`].filter(existsSync),
    execArgv: browserArgs,
    isolate: false,
    testTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    tags,
    tagsFilter,
    projects: [
      nodeProject({
        name: "pure",
        include: ["packages/{domain,testkit,config}/**/*.test.{ts,mjs}", ...withoutDatabase],
      }),
      {
        // Only this project takes over the filter from above.
        extends: true,
        ...nodeProject({
          name: "database",
          include: ["packages/{db,services,api}/**/*.test.ts", "apps/{server,lab}/**/*.test.ts"],
          exclude: [...withoutDatabase, ...embeddedOnly],
          globalSetup: [`${root}packages/db/src/testing/global-setup.ts`],
        }),
      },
      browserProject("ui", "packages/ui"),
      browserProject("web", "apps/web"),
    ],
  },
});
