// Runs the client of an earlier commit against today's server: builds that commit beside the checkout, puts today's server in the
// place of its own, and plays its journeys of joining, approving, chatting and sending what waited offline. Without an argument,
// the commit is the newest that is a day older than the checked-out one: `npm run earlier-client -- [COMMIT]`
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const JOURNEYS = ["filter-and-join", "approve-and-decline", "chat.journey", "offline"];
/** What the built server reads, beside its packages. */
const SERVER = [
  "apps/server/dist",
  "apps/server/package.json",
  "apps/server/site-pages",
  "packages/db/migrations",
  "packages/db/faces",
];
/** Which the configuration of the journeys serves. */
const GALLERY = ["gallery:build", "--output-logs=errors-only"];
const DAY_SECONDS = 24 * 60 * 60;

const root = fileURLToPath(new URL("../../..", import.meta.url));
const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
const [commit = aDayBefore()] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "fourball-earlier-client-"));
const added = git("worktree", "add", "--detach", folder, commit);
if (added.status !== 0) throw new Error(added.stderr);
let isPassed = false;
try {
  process.stdout.write(`The client of ${git("log", "-1", "--format=%h %s", commit).stdout.trim()}\n`);
  isPassed =
    run("node", ["packages/config/scripts/prepare.mjs"], folder) &&
    run("npx", ["turbo", "run", ...GALLERY], folder) &&
    playsOn(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
  git("worktree", "prune");
}
process.exitCode = isPassed ? 0 : 1;

/** The earlier journeys find the server where it was, and that server the earlier client beside it. */
function playsOn(earlier) {
  rmSync(join(earlier, "apps/server"), { recursive: true });
  for (const path of SERVER) {
    rmSync(join(earlier, path), { recursive: true, force: true });
    cpSync(join(root, path), join(earlier, path), { recursive: true });
  }
  // Of pages that came since, which the earlier client doesn't have.
  cpSync(join(root, "apps/web/dist"), join(earlier, "apps/web/dist"), { recursive: true, force: false });
  symlinkSync(join(root, "apps/server/node_modules"), join(earlier, "apps/server/node_modules"));
  return run("npx", ["playwright", "test", "--project=journeys", ...JOURNEYS], join(earlier, "apps/e2e"));
}

function run(command, args, cwd) {
  const env = { ...process.env, CI: "true" };
  return spawnSync(command, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}

function aDayBefore() {
  const newest = Number(git("log", "-1", "--format=%ct").stdout);
  const found = git("rev-list", "-1", `--before=${newest - DAY_SECONDS}`, "HEAD").stdout.trim();
  if (!found) throw new Error("This checkout has no commit that is a day older: name one, or fetch more of the history");
  return found;
}
