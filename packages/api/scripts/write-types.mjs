// Writes the API's types for projects outside of this workspace: `npm run types -- <folder>`, or into dist/types.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const room = fileURLToPath(new URL("..", import.meta.url));
const target = resolve(process.argv[2] ?? join(room, "dist/types"));
const written = new Set();

/** Names neither the server's insides, which no client sees, nor a package of this workspace. */
function portable(declarations) {
  const text = declarations
    .replaceAll('import("@fourball/services/core/service-context").ServiceContext', "object")
    .replaceAll(/"@fourball\/domain\/([^"]+)"/g, '"./domain/$1.js"')
    .replaceAll(/(from "\.[^"]+)\.ts"/g, '$1.js"')
    .replaceAll(/^\/\/# sourceMappingURL=.*$/gm, "");
  const [stranger] = /"@fourball\/[^"]+"/.exec(text) ?? [];
  if (stranger) throw new Error(`The API's types name ${stranger}, which other projects do not have`);
  return text;
}

/** One file, and what it names. */
function write(from, to) {
  if (written.has(to)) return;
  written.add(to);
  const declarations = readFileSync(join(room, from), "utf8");
  const path = join(target, to);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, portable(declarations));
  for (const [, name] of declarations.matchAll(/"@fourball\/domain\/([^"]+)"/g))
    write(`../domain/.types/src/${name}.d.ts`, `domain/${name}.d.ts`);
  for (const [, name] of declarations.matchAll(/from "(\.[^"]+)\.ts"/g))
    write(join(dirname(from), `${name}.d.ts`), join(dirname(to), `${name}.d.ts`));
}

const { status } = spawnSync(join(room, "node_modules/.bin/tsc"), ["-b"], { cwd: room, stdio: "inherit" });
if (status !== 0) throw new Error("The API does not compile: see above");
write(".types/src/router-types.d.ts", "index.d.ts");
