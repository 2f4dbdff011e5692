// Runs tasks of all packages: only what fails is printed, and no usage data is sent.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const { status } = spawnSync("turbo", ["run", ...process.argv.slice(2), "--output-logs=errors-only", "--ui=stream"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  shell: process.platform === "win32",
});
process.exit(status ?? 1);
