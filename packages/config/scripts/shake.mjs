// Names the tests that fail now and then: runs the test files that changed since a commit, or all, ten times in random order
// while every core is kept busy. `npm run shake -- [--since COMMIT] [--times 10] [FILE …]`
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: "string" }, times: { type: "string", default: "10" } },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error("--times must be a whole number");

const files = values.since === undefined ? positionals : [...changedSince(values.since), ...positionals];
if (values.since !== undefined && files.length === 0) say(`No test file has changed since ${values.since}.`);
else shake();

function changedSince(commit) {
  const { status, stdout, stderr } = spawnSync("git", ["diff", "--name-only", "--diff-filter=d", commit], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.split("\n").filter((file) => /\.test\.(tsx?|mjs)$/.test(file));
}

function shake() {
  // Each ends with this process, even if it is killed.
  const busyUntilOrphaned = "const { ppid } = process; while (process.ppid === ppid);";
  const busy = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ["-e", busyUntilOrphaned]));
  const folder = mkdtempSync(join(tmpdir(), "fourball-shake-"));
  /** How often each test failed, and the first of its messages. */
  const failures = new Map();
  try {
    for (let run = 1; run <= times; run++) {
      const seed = Math.floor(Math.random() * 2 ** 31);
      const failed = failedTests(join(folder, "report.json"), seed);
      say(`run ${run} of ${times}, order ${seed}: ${failed.length === 0 ? "passed" : `${failed.length} failed`}`);
      for (const { name, message } of failed) {
        // At once too, for those who stop it early.
        say(`  ${name}`);
        const { count = 0, first = message } = failures.get(name) ?? {};
        failures.set(name, { count: count + 1, first });
      }
    }
  } finally {
    for (const each of busy) each.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const [name, { count, first }] of failures) say(`\n${name}\n  failed ${count} of ${times} times: ${first}`);
  process.exitCode = failures.size === 0 ? 0 : 1;
}

/** The order of files is random: the files of a worker share what is loaded. Tests of a file may build on each other. */
function failedTests(report, seed) {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      ...["--root", root, "--config", join(root, "packages/config/vitest.config.ts")],
      ...["--sequence.shuffle.files", `--sequence.seed=${seed}`],
      ...["--reporter=json", `--outputFile=${report}`],
      ...files,
    ],
    { cwd: root, stdio: ["ignore", "ignore", "inherit"] },
  );
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  const failed = testResults.flatMap(({ name, message, status: outcome, assertionResults }) => {
    const tests = assertionResults.filter((each) => each.status === "failed");
    const file = name.replace(root, "");
    if (outcome === "failed" && tests.length === 0) return [{ name: file, message }];
    return tests.map((each) => ({ name: `${file} › ${each.fullName}`, message: each.failureMessages[0] }));
  });
  if (status !== 0 && failed.length === 0) return [{ name: "the run itself", message: `ended with ${status}` }];
  return failed;
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
