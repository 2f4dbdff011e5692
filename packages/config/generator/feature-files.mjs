import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { named, namesOf } from "./names.mjs";
import { WIRING } from "./wiring.mjs";

const TEMPLATES = fileURLToPath(new URL("templates/", import.meta.url));

/** The text of every new file of a feature and of every file to wire it into, by path relative to `root`. */
export function featureFiles(root, noun) {
  const names = namesOf(noun);
  const files = new Map();
  for (const template of readdirSync(TEMPLATES, { recursive: true }).filter((path) => path.endsWith(".txt"))) {
    const path = named(template.slice(0, -".txt".length), names);
    if (existsSync(join(root, path))) throw new Error(`"${noun}" is taken: ${path} already exists`);
    files.set(path, named(readFileSync(join(TEMPLATES, template), "utf8"), names));
  }
  for (const wire of WIRING) {
    const text = files.get(wire.file) ?? readFileSync(join(root, wire.file), "utf8");
    files.set(wire.file, wired(text, wire, names));
  }
  return files;
}

function wired(text, { file, after, line, imports }, names) {
  const lines = text.split("\n");
  const at = lines.indexOf(after);
  if (at < 0) throw new Error(`${file} has no line "${after.trim()}" any more: update generator/wiring.mjs`);
  lines.splice(at + 1, 0, named(line, names));
  return [...(imports ? [named(imports, names)] : []), ...lines].join("\n");
}
