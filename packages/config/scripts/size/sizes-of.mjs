import { posix } from "node:path";
import { parseSync } from "oxc-parser";

const LONG_FUNCTION = 45;
const SHORT_FILE = 20;
const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** What the files of the product have of each kind, as places that name file and line. `files` are pairs of a path and its text. */
export function sizesOf(files) {
  const parsed = files.map(([file, text]) => ({ file, text, ...look(file, text) }));
  const readers = readersOf(parsed);
  const named = (places) => parsed.flatMap(({ file, ...rest }) => rest[places].map((place) => `${file}:${place}`));
  return {
    files: { name: "files", places: files.map(([file]) => file) },
    lines: { name: "lines", figure: files.reduce((sum, [, text]) => sum + linesOf(text), 0) },
    short: {
      name: `files under ${SHORT_FILE} lines`,
      places: files.filter(([, text]) => linesOf(text) < SHORT_FILE).map(([file]) => file),
    },
    readers: {
      name: "files with one reader",
      places: [...readers].filter(([, { size }]) => size === 1).map(([file, [reader]]) => `${file} by ${reader}`),
    },
    functions: { name: `functions over ${LONG_FUNCTION} lines`, places: named("functions") },
    sql: { name: "templates of SQL", places: named("templates") },
    casts: { name: "casts in SQL", places: named("sqlCasts") },
  };
}

const linesOf = (text) => text.split("\n").length - 1;

function look(file, text) {
  const { program, module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const lineAt = (offset) => text.slice(0, offset).split("\n").length;
  const found = { functions: [], templates: [], sqlCasts: [] };
  visit(program, (node) => {
    if (FUNCTIONS.has(node.type) && lineAt(node.end) - lineAt(node.start) >= LONG_FUNCTION)
      found.functions.push(`${lineAt(node.start)} has ${lineAt(node.end) - lineAt(node.start) + 1} lines`);
    if (node.type !== "TaggedTemplateExpression" || node.tag.name !== "sql") return;
    found.templates.push(lineAt(node.start));
    for (const { value, start } of node.quasi.quasis)
      for (const _ of value.raw.matchAll(/::/g)) found.sqlCasts.push(lineAt(start));
  });
  const requests = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)];
  const paths = requests.map(({ moduleRequest }) => moduleRequest?.value ?? "");
  const later = [...text.matchAll(/\bimport\(\s*"([^"]+)"/g)].map(([, path]) => path);
  return { ...found, imports: [...paths, ...later] };
}

/** Of each file that is read by another, by which. */
function readersOf(parsed) {
  const files = new Set(parsed.map(({ file }) => file));
  const readers = new Map();
  for (const { file, imports } of parsed)
    for (const path of imports) {
      const [, name, inside] = path.match(/^@fourball\/([\w-]+)\/(.+)$/) ?? [];
      const target = name ? `packages/${name}/src/${inside}` : posix.join(posix.dirname(file), path);
      const read = [target, `${target}.ts`, `${target}.tsx`].find((each) => files.has(each));
      if (read && read !== file) readers.set(read, (readers.get(read) ?? new Set()).add(file));
    }
  return readers;
}

function visit(node, see) {
  if (Array.isArray(node)) for (const each of node) visit(each, see);
  if (typeof node?.type !== "string") return;
  see(node);
  for (const child of Object.values(node)) if (typeof child === "object") visit(child, see);
}
