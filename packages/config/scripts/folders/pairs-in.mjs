import { posix } from "node:path";
import { parseSync } from "oxc-parser";

/**
 * The folders directly below a source folder that import each other, also by way of others, as "a b". A file directly in it counts
 * as a folder of its own. Types count too. `files` are pairs of a path below that folder and its text; `scope` is how other
 * packages import them.
 */
export function pairsIn(files, scope) {
  const imports = new Map(files.map(([file]) => [folderOf(file), new Set()]));
  for (const [file, text] of files)
    for (const other of importsOf(file, text, scope)) imports.get(folderOf(file)).add(folderOf(other));
  const reached = new Map([...imports.keys()].map((folder) => [folder, reachedFrom(folder, imports)]));
  return [...reached]
    .flatMap(([one, others]) =>
      [...others].filter((other) => one < other && reached.get(other)?.has(one)).map((other) => `${one} ${other}`),
    )
    .sort();
}

/** Those of a source folder and of every folder in it: each `pair` with the `folder` that holds both. */
export function pairsAtAnyDepth(files, scope) {
  const folders = new Set(files.flatMap(([file]) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1))));
  return ["", ...folders].flatMap((folder) => {
    const inside = files.filter(([file]) => file.startsWith(folder)).map(([file, text]) => [file.slice(folder.length), text]);
    return pairsIn(inside, scope && scope + folder).map((pair) => ({ folder, pair }));
  });
}

function reachedFrom(folder, imports, seen = new Set()) {
  for (const other of imports.get(folder) ?? []) if (!seen.has(other)) reachedFrom(other, imports, seen.add(other));
  return seen;
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
