import { parseSync } from "oxc-parser";

/** Skips parsing most files: they have no `as` except in imports, SQL and prose. `<Type>value` does not compile here. */
const MAY_CAST = /\bas\s+(?!const\b)[\w{([`"']/;
const NAMED = new Set(["FunctionDeclaration", "MethodDefinition", "PropertyDefinition", "VariableDeclarator"]);

/**
 * Every cast in a file, and whether it is explained: the innermost function, method or const with a name around it has a comment
 * directly above, with nothing but line breaks between.
 */
export function castsIn(text, file) {
  if (!MAY_CAST.test(text)) return [];
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const casts = [];
  visit(program, [], (node, around) => {
    if (!isCast(node, around.at(-1))) return;
    const named = around.findLastIndex(({ type }) => NAMED.has(type));
    casts.push({
      line: text.slice(0, node.start).split("\n").length,
      code: text.slice(node.start, node.end).replace(/\s+/g, " "),
      name: nameOf(around[named]),
      isExplained: named >= 0 && isBelowComment(statementAround(around, named), text, comments),
    });
  });
  return casts;
}

const isConst = ({ type, typeName }) => type === "TSTypeReference" && typeName.name === "const";

/** `x as unknown as Y` is one cast, counted at its outer half. */
const isCast = ({ type, typeAnnotation }, parent) =>
  type === "TSAsExpression" && !isConst(typeAnnotation) && parent?.type !== "TSAsExpression";

const nameOf = (node) => (node?.id ?? node?.key)?.name;

/** The node that the comment precedes: `export const x` begins before `x`. */
function statementAround(around, index) {
  let first = index;
  while (/^(VariableDeclaration|Export\w+Declaration)$/.test(around[first - 1]?.type ?? "")) first--;
  return around[first];
}

function isBelowComment({ start }, text, comments) {
  return comments.some(
    ({ end }) => end <= start && text.slice(end, start).trim() === "" && !/\n\s*\n/.test(text.slice(end, start)),
  );
}

function visit(node, around, see) {
  if (Array.isArray(node)) for (const each of node) visit(each, around, see);
  if (typeof node?.type !== "string") return;
  see(node, around);
  const here = [...around, node];
  for (const child of Object.values(node)) if (typeof child === "object") visit(child, here, see);
}
