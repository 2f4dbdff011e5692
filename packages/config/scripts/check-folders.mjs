// Folders that import each other, also by way of others, can only be read together.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pairsAtAnyDepth } from "./folders/pairs-in.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** The folders of source, and how other packages name what is in them. */
const SOURCES = {
  "packages/domain/src": "@fourball/domain/",
  "packages/services/src": "@fourball/services/",
  "apps/server/src": undefined,
  "apps/web/src": undefined,
};

for (const [source, scope] of Object.entries(SOURCES)) {
  const cwd = join(root, source);
  // Tests bring together what they please.
  const files = readdirSync(cwd, { recursive: true }).filter(
    (file) => /\.tsx?$/.test(file) && !/^testing|\.(test|gen)\.tsx?$/.test(file),
  );
  if (files.length === 0) throw new Error(`${source} has no source files`);
  const pairs = pairsAtAnyDepth(
    files.map((file) => [file, readFileSync(join(cwd, file), "utf8")]),
    scope,
  );
  process.stdout.write(`${pairs.length} pairs of folders in ${source} import each other.\n`);
  for (const { folder, pair } of pairs) {
    process.exitCode = 1;
    const named = `${join(source, folder)}: ${pair.replace(" ", " and ")}`;
    console.error(`${named} import each other, or by way of others. Hand down what one of them needs, or move it.`);
  }
}
