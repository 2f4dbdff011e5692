import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Below this, TypeScript complains of what cannot be read at all: a mutation like that proves nothing. */
const FIRST_TYPE_ERROR = 1200;

/** The first complaint of the compiler about the first of the rooms that has one. */
export function firstTypeError(copy, rooms) {
  const tsc = join(copy, "node_modules/typescript/bin/tsc");
  const folders = rooms.map(({ folder }) => folder);
  const flags = ["--checkers", "1", "--incremental", "--stopBuildOnErrors", "--pretty", "false"];
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-b", ...folders, ...flags], { cwd: copy, encoding: "utf8" });
  if (status === 0) return undefined;
  const [line = "tsc failed", code = "0"] = /^\S+\(\d+,\d+\): error TS(\d+):.*$/m.exec(stdout) ?? [];
  if (Number(code) < FIRST_TYPE_ERROR) throw new Error(`The code cannot be read: ${line}\n${stdout}`);
  return line;
}

/** The vitest projects that may hold a test file: a project that is not named is not set up. */
function projectsOf(file) {
  if (file.startsWith("apps/web/")) return ["web"];
  return file.startsWith("packages/ui/") ? ["ui"] : ["pure", "database"];
}

/** How each of the tests with these full names ended: "passed" or "failed"; absent when there is none. */
export function outcomesOf(copy, tests) {
  const files = [...new Set(tests.map(({ test }) => test))];
  const names = tests.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const projects = [...new Set(files.flatMap(projectsOf))].flatMap((name) => ["--project", name]);
  const config = ["--config", "packages/config/vitest.config.ts", "--root", "."];
  const run = ["run", ...config, ...projects, "--reporter", "json", "-t", names, ...files];
  const { stdout, stderr } = spawnSync(process.execPath, [join(copy, "node_modules/vitest/vitest.mjs"), ...run], {
    cwd: copy,
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  const start = stdout.indexOf('{"numTotalTestSuites"');
  if (start < 0) throw new Error(`vitest said nothing to read:\n${stdout}${stderr}`);
  const { testResults } = JSON.parse(stdout.slice(start));
  return new Map(
    testResults.flatMap(({ assertionResults }) => assertionResults.map(({ fullName, status }) => [fullName, status])),
  );
}
