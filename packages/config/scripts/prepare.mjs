// Installs and builds what `npm start` and `npm test` need in a fresh checkout, with only Node and npm.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { acquirePrepareLock } from "./prepare-lock.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const stamp = join(root, "node_modules", ".installed");

function run(command, args, cwd, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error(`\n${command} ${args.join(" ")} failed.`);
    process.exit(status ?? 1);
  }
}

// A second start from the same folder must not build at the same time.
acquirePrepareLock(root);

const manifests = ["packages", "apps"].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => join(group, name, "package.json")),
);
const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
for (const file of ["package.json", "pnpm-workspace.yaml", "pnpm-lock.yaml", ...manifests]) {
  if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
}
const wanted = hash.digest("hex");
const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";

if (installed !== wanted) {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  process.stdout.write("Installing …\n");
  // From outside the repository: inside it npx would pick node_modules/.bin/pnpm, a copy that may have to delete itself.
  run("npx", ["-y", packageManager, "--dir", root, "install", "--frozen-lockfile"], tmpdir(), { CI: "1" });
  writeFileSync(stamp, wanted);
}

if (!process.argv.includes("--no-build")) {
  run(join(bin, "turbo"), ["run", "build", "--output-logs=errors-only", "--ui=stream"], root, {
    PATH: bin + delimiter + process.env.PATH,
    TURBO_TELEMETRY_DISABLED: "1",
  });
}
