import { parseSync } from "oxc-parser";

const NAMERS = new Set(["fail", "entityId", "Failure"]);

/**
 * What the declarations of the files can throw, found by their calls: the names given to `fail` and `entityId`, and those in
 * constants that `satisfies … FailureName`. `files` are pairs of a path and its text; `resolve` says which path an import means,
 * `isCaught` which functions let nothing through.
 * Answers with a function that adds all that an identifier of a file reaches.
 */
export function failuresIn(files, resolve, isCaught = () => false) {
  const modules = new Map(files.map(([file, text]) => [file, moduleOf(file, text)]));
  return function add(file, name, failures, seen = new Set()) {
    const module = modules.get(file);
    if (!module || seen.has(`${file} ${name}`) || isCaught(name)) return;
    seen.add(`${file} ${name}`);
    const from = module.imports.get(name);
    if (from) add(resolve(file, from.source), from.name, failures, seen);
    const { uses = [], names = [] } = module.declarations.get(name) ?? {};
    for (const each of names) failures.add(each);
    for (const each of uses) add(file, each, failures, seen);
  };
}

/** The procedures of a router's file: what each uses, and what it declares by `.fails("full")`; what it answers is no reason to fail. */
export function proceduresIn(file, text) {
  const found = [];
  walk(parse(file, text), (node) => {
    const calls = node.type === "Property" ? chainOf(node.value) : [];
    const kind = calls.at(-1)?.callee.object?.name;
    if (!kind?.endsWith("Procedure")) return;
    const declared = calls.find(({ callee }) => callee.property.name === "fails")?.arguments.map(({ value }) => value);
    const given = calls.filter(({ callee }) => callee.property.name !== "output").flatMap((call) => call.arguments);
    const parts = given.map((argument) => usesOf(argument));
    found.push({ name: node.key.name, kind, declared, uses: parts.flatMap(({ uses }) => [...uses]) });
  });
  return found;
}

/** `a.b(1).c(2)` as its calls, the last one first. */
const chainOf = (node) => (node?.type === "CallExpression" ? [node, ...chainOf(node.callee.object)] : []);

function moduleOf(file, text) {
  const imports = new Map();
  const declarations = new Map();
  for (const statement of parse(file, text).body) {
    const isImport = statement.type === "ImportDeclaration";
    if (isImport || statement.source)
      for (const { local, imported, exported } of statement.specifiers ?? [])
        imports.set((exported ?? local).name, { source: statement.source.value, name: (isImport ? imported : local)?.name });
    const declared = statement.declaration ?? statement;
    for (const each of declared.declarations ?? [declared])
      for (const name of boundIn(each.id)) declarations.set(name, usesOf(each));
  }
  return { imports, declarations };
}

/** The names that a pattern binds: `a`, `{ a, b: c }`, `[a, ...b]`, `a = 1`. */
function boundIn(pattern) {
  if (!pattern) return [];
  if (pattern.type === "Identifier") return [pattern.name];
  const { properties = [], elements = [], value, argument, left } = pattern;
  return [...properties, ...elements, value, argument, left].flatMap(boundIn);
}

/** The identifiers of other declarations in a piece of code, and the failures that it names. */
function usesOf(root) {
  const uses = new Set();
  const names = new Set();
  const addNames = (node) => walk(node, ({ type, value }) => type === "Literal" && typeof value === "string" && names.add(value));
  walk(root, (node, bound) => {
    if (node.type === "Identifier" && !bound.has(node.name)) uses.add(node.name);
    if (NAMERS.has(node.callee?.name)) addNames(node.arguments[0]);
    if (node.type === "TSSatisfiesExpression" && JSON.stringify(node.typeAnnotation).includes('"FailureName"'))
      addNames(node.expression);
  });
  return { uses, names };
}

const TYPES = new Set(["typeAnnotation", "returnType", "typeParameters", "typeArguments"]);

/** Every node of a value, with the names that the functions around it bind. */
function walk(node, visit, bound = new Set()) {
  if (Array.isArray(node)) for (const each of node) walk(each, visit, bound);
  if (typeof node?.type !== "string") return;
  const own = node.params ? new Set([...bound, ...node.params.flatMap(boundIn), ...localsOf(node.body)]) : bound;
  visit(node, own);
  for (const [key, child] of Object.entries(node)) {
    const isName = (key === "property" || key === "key") && !node.computed && !node.shorthand;
    if (typeof child === "object" && !isName && !TYPES.has(key)) walk(child, visit, own);
  }
}

function localsOf(body) {
  const names = [];
  walk(body?.body ?? [], (node) => node.type === "VariableDeclarator" && names.push(...boundIn(node.id)));
  return names;
}

function parse(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  return program;
}
