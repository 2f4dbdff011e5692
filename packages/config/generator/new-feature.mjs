// Writes a feature from table to screen, as a start that works: `npm run new -- booking-note`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { allOrNothing } from "./all-or-nothing.mjs";
import { featureFiles } from "./feature-files.mjs";
import { namesOf } from "./names.mjs";

const MIGRATIONS = "packages/db/migrations";
const TABLE_OF_ROUTES = "apps/web/src/route-tree.gen.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

function run(command, args, otherwise) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`${stdout}${stderr}\n${otherwise} Nothing is written.`);
}

function write(files, names) {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const lint = ["check", "--write", "--error-on-warnings", "--max-diagnostics=3", ...files.keys()];
  run(
    join(root, "node_modules/.bin/biome"),
    lint,
    `The lint refuses it: maybe "${names.__noun__}" has a meaning in the code already.`,
  );
  const migration = ["run", "--silent", "generate", "--prefix", "packages/db", "--", "--name", names.__snakes__];
  run("npm", migration, "There is no migration for it.");
  // The build of the web app writes its table of routes.
  run(process.execPath, ["packages/config/scripts/prepare.mjs"], "It does not build.");
}

// Ctrl+C ends what runs, which then has failed: what was written by then is taken back.
process.on("SIGINT", () => {});
try {
  const [noun, ...more] = process.argv.slice(2);
  if (!noun || more.length > 0) throw new Error("Say of what, in one word or with hyphens: npm run new -- booking-note");
  const names = namesOf(noun);
  const files = featureFiles(root, noun);
  const newFolders = [...files.keys()].map(dirname).filter((folder) => !existsSync(join(root, folder)));
  allOrNothing(root, [...files.keys(), ...newFolders, MIGRATIONS, TABLE_OF_ROUTES], () => write(files, names));
  // Where there is no history, there is nothing to show.
  spawnSync("git", ["add", "--intent-to-add", ...files.keys(), MIGRATIONS], { cwd: root });
  process.stdout.write(`A golfer's ${names.__words__} are at /${names.__nouns__}, once the server is started anew.
\`git diff\` shows what to adapt: begin with the table and the schema.\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
