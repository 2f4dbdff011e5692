// Generates a working feature from table to screen: `npm run new -- booking-note`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { featureFiles } from "./feature-files.mjs";
import { namesOf } from "./names.mjs";
import { withRollback } from "./with-rollback.mjs";

const MIGRATIONS = "packages/db/migrations";
const ROUTE_TREE = "apps/web/src/route-tree.gen.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

function run(command, args, explanation) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`${stdout}${stderr}\n${explanation} No files were changed.`);
}

function write(files, names) {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const lint = ["check", "--write", "--error-on-warnings", "--max-diagnostics=3", ...files.keys()];
  run(join(root, "node_modules/.bin/biome"), lint, `Lint failed: "${names.__noun__}" may clash with an existing name.`);
  const migration = ["run", "--silent", "generate", "--prefix", "packages/db", "--", "--name", names.__snakes__];
  run("npm", migration, "The migration could not be generated.");
  // Building the web app generates its route tree.
  run(process.execPath, ["packages/config/scripts/prepare.mjs"], "The build failed.");
}

// Ctrl+C ends the running child process, which then fails, so that all changes are rolled back.
process.on("SIGINT", () => {});
try {
  const [noun, ...more] = process.argv.slice(2);
  if (!noun || more.length > 0) throw new Error("Usage: npm run new -- booking-note (one noun in kebab-case)");
  const names = namesOf(noun);
  const files = featureFiles(root, noun);
  const newFolders = [...files.keys()].map(dirname).filter((folder) => !existsSync(join(root, folder)));
  withRollback(root, [...files.keys(), ...newFolders, MIGRATIONS, ROUTE_TREE], () => write(files, names));
  // Fails without a git repository, which does no harm.
  spawnSync("git", ["add", "--intent-to-add", ...files.keys(), MIGRATIONS], { cwd: root });
  process.stdout.write(`A golfer's ${names.__words__} are at /${names.__nouns__} after a restart of the server.
\`git diff\` shows what to adapt: start with the table and the schema.\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
