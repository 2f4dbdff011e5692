// Folders that import each other, also by way of others, can only be read together: new pairs are an error, and so is an allowed pair that is gone.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pairsIn } from "./folders/pairs-in.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const allowed = JSON.parse(readFileSync(new URL("./folders/allowed-pairs.json", import.meta.url), "utf8"));
const problems = [];
for (const [source, { scope, pairs }] of Object.entries(allowed)) {
  const cwd = join(root, source);
  // Tests bring together what they please.
  const files = readdirSync(cwd, { recursive: true }).filter(
    (file) => /\.tsx?$/.test(file) && !/^testing|\.(test|gen)\.tsx?$/.test(file),
  );
  if (files.length === 0) throw new Error(`${source} has no source files`);
  const found = pairsIn(
    files.map((file) => [file, readFileSync(join(cwd, file), "utf8")]),
    scope,
  );
  process.stdout.write(`${found.length} pairs of folders in ${source} import each other.\n`);
  const added = found.filter((pair) => !pairs.includes(pair));
  const gone = pairs.filter((pair) => !found.includes(pair));
  const named = (pair) => `${source}: ${pair.replace(" ", " and ")}`;
  for (const pair of added)
    problems.push(`${named(pair)} now import each other, or by way of others. Hand down what one of them needs, or move it.`);
  for (const pair of gone) problems.push(`${named(pair)} no longer import each other. Take them off allowed-pairs.json.`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
