// Copies only the files that production needs into a folder: `keep-production.mjs /production`.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const [target] = process.argv.slice(2);
if (!target) {
  console.error("Usage: keep-production.mjs <folder>");
  process.exit(1);
}

const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const rooms = ["packages/domain", "packages/db", "packages/services", "packages/api", "apps/server"];

mkdirSync(target, { recursive: true });
for (const file of [
  "package.json",
  "pnpm-workspace.yaml",
  "pnpm-lock.yaml",
  "LICENSE",
  "packages/db/patches",
  "packages/db/migrations",
  "packages/db/faces",
])
  cpSync(join(root, file), join(target, file), { recursive: true });
for (const room of rooms)
  for (const part of ["package.json", "dist"]) cpSync(join(root, room, part), join(target, room, part), { recursive: true });
cpSync(join(root, "apps/server/site-pages"), join(target, "apps/server/site-pages"), { recursive: true });
cpSync(join(root, "apps/web/dist"), join(target, "apps/web/dist"), { recursive: true });

const install = ["--dir", target, "install", "--prod", "--frozen-lockfile", "--filter", "@fourball/server..."];
const { status } = spawnSync("npx", ["-y", packageManager, ...install], {
  cwd: tmpdir(),
  env: { ...process.env, CI: "1" },
  stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);

// tRPC has the compiler as a peer dependency, and packages contain declarations and source maps: half of the size, unused at run time.
const unread = /\.(map|[cm]?ts)$|^@?typescript([@+]|$)/;
for (const { parentPath, name } of readdirSync(target, { recursive: true, withFileTypes: true }))
  if (unread.test(name)) rmSync(join(parentPath, name), { recursive: true, force: true });
