// Writes the API's types for projects outside of this workspace: `npm run types -- <folder>`, or into dist/types.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const room = fileURLToPath(new URL("..", import.meta.url));
const target = resolve(process.argv[2] ?? join(room, "dist/types"));
const emitted = mkdtempSync(join(tmpdir(), "fourball-types-"));

/** Names neither the server's insides, which no client sees, nor a package of this workspace. */
function portable(declarations) {
  const text = declarations
    .replaceAll('import("@fourball/services/service-context").ServiceContext', "object")
    .replaceAll(/"@fourball\/domain\/([^"]+)"/g, '"./domain/$1.js"')
    .replaceAll(/(from "\.[^"]+)\.ts"/g, '$1.js"');
  const [stranger] = /"@fourball\/[^"]+"/.exec(text) ?? [];
  if (stranger) throw new Error(`The API's types name ${stranger}, which other projects do not have`);
  return text;
}

function write(from, to) {
  const path = join(target, to);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, portable(readFileSync(join(emitted, from), "utf8")));
}

try {
  const tsc = join(room, "node_modules/.bin/tsc");
  const { status } = spawnSync(tsc, ["-p", "tsconfig.types.json", "--outDir", emitted], { cwd: room, stdio: "inherit" });
  if (status !== 0) throw new Error("tsc could not name every type: see above");
  write("api/src/router-types.d.ts", "index.d.ts");
  write("api/src/app-router.d.ts", "app-router.d.ts");
  for (const path of readdirSync(join(emitted, "domain/src"), { recursive: true }))
    if (path.endsWith(".d.ts")) write(join("domain/src", path), join("domain", path));
} finally {
  rmSync(emitted, { recursive: true });
}
