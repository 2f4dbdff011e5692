import { posix } from "node:path";
import { parseSync } from "oxc-parser";

/**
 * The folders directly below a source folder that import each other, as "a b". A file directly in it counts as a folder of its own.
 * Types count too. `files` are pairs of a path below that folder and its text; `scope` is how other packages import them.
 */
export function pairsIn(files, scope) {
  const imports = new Set(
    files.flatMap(([file, text]) => importsOf(file, text, scope).map((other) => `${folderOf(file)} ${folderOf(other)}`)),
  );
  return [...imports]
    .map((pair) => pair.split(" "))
    .filter(([from, to]) => from < to && imports.has(`${to} ${from}`))
    .map((pair) => pair.join(" "))
    .sort();
}

const folderOf = (file) => file.split("/")[0];

function importsOf(file, text, scope) {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const named = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)].map(
    ({ moduleRequest }) => moduleRequest?.value ?? "",
  );
  const later = [...text.matchAll(/\bimport\(\s*"([^"]+)"/g)].map(([, path]) => path);
  return [...named, ...later].flatMap((path) => {
    if (scope && path.startsWith(scope)) return [`${path.slice(scope.length)}.ts`];
    const other = posix.join(posix.dirname(file), path);
    return path.startsWith(".") && !other.startsWith("..") ? [other] : [];
  });
}
