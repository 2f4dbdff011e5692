// Writes a feature from table to screen, as a start that works: `npm run new -- booking-note`.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { featureFiles } from "./feature-files.mjs";
import { namesOf } from "./names.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const [noun] = process.argv.slice(2);
if (!noun) {
  console.error("Say of what: npm run new -- booking-note");
  process.exit(1);
}

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed: see above`);
}

try {
  const files = featureFiles(root, noun);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  run(join(root, "node_modules/.bin/biome"), ["check", "--write", "--log-level=warn", ...files.keys()]);
  run("npm", ["run", "--silent", "generate", "--prefix", "packages/db", "--", "--name", namesOf(noun).__snakes__]);
  // The build of the web app writes its table of routes.
  run("npm", ["run", "--silent", "build"]);
  run("git", ["add", "--intent-to-add", ...files.keys(), "packages/db/migrations"]);
  console.error("\nEverything is wired. `git diff` shows what to adapt: begin with the table and the schema.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
