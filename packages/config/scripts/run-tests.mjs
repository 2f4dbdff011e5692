// One run of the test runner over all packages whose inputs have changed since they last passed: `run-tests.mjs test`, or
// `run-tests.mjs test:postgres` for those of the database on the server that TEST_DATABASE_URL names.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const [task = "test"] = process.argv.slice(2);

// Turbo knows the inputs of each package's tests, and hashes them with those of what it depends on.
const passed = join(process.env.TURBO_CACHE_DIR ?? join(root, ".turbo", "cache"), "passed");
const stampOf = ({ hash }) => join(passed, `${hash}-${task.replace(":", "-")}-node-${process.versions.node.split(".")[0]}`);

const changed = testTasks().filter((each) => !existsSync(stampOf(each)));
if (changed.length === 0) process.stdout.write("No package has changed since its tests passed.\n");
else {
  const folders = changed.map(({ directory }) => `${directory}/`);
  const project = task === "test:postgres" ? ["--project", "database"] : [];
  const reporters = ["--reporter=minimal", `--reporter=${join(root, "packages/config/scripts/slowest-files.mjs")}`];
  const config = ["--root", root, "--config", join(root, "packages/config/vitest.config.ts")];
  const { status } = run("vitest", ["run", ...config, ...project, ...reporters, ...folders], "inherit");
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(passed, { recursive: true });
  for (const each of changed) writeFileSync(stampOf(each), "");
}

function testTasks() {
  const { status, stdout, stderr } = run("turbo", ["run", task, "--dry=json"], "pipe");
  if (status !== 0) {
    console.error(stderr);
    process.exit(status ?? 1);
  }
  return JSON.parse(stdout).tasks.filter((each) => each.task === task && each.command !== "<NONEXISTENT>");
}

function run(command, args, stdio) {
  return spawnSync(join(bin, command), args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PATH: bin + delimiter + process.env.PATH, TURBO_TELEMETRY_DISABLED: "1" },
    stdio,
    shell: process.platform === "win32",
  });
}
