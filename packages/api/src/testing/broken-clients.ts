import { z } from "zod";
import type { CallShapes } from "./call-shapes.ts";

const shape = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
});
type Shape = z.infer<typeof shape>;

type Side = { at: unknown; $defs: CallShapes["$defs"] };
type Pair = { before: Side; after: Side; path: string };

/** What a client of `before` meets at the server of `after`: each call and field that it can no longer rely on, in words. */
export function brokenClients(before: CallShapes, after: CallShapes): string[] {
  return Object.entries(before.calls).flatMap(([path, call]) => {
    const now = after.calls[path];
    if (!now) return [`${path} is gone`];
    if (now.type !== call.type) return [`${path} was a ${call.type} and is a ${now.type}`];
    const pair = (part: "input" | "output"): Pair => ({
      before: { at: call[part], $defs: before.$defs },
      after: { at: now[part], $defs: after.$defs },
      path: `${path} ${part}`,
    });
    return [...(call.output && now.output ? lostFields(pair("output")) : []), ...refusedInputs(pair("input"))];
  });
}

const resolve = ({ at, $defs }: Side): Shape => {
  const found = shape.parse(at ?? {});
  return found.$ref && found.$ref !== "#" ? resolve({ at: $defs[found.$ref], $defs }) : found;
};
/** The forms that a value can have. */
const formsOf = (side: Side): Shape[] => {
  const { anyOf, oneOf, type, ...only } = resolve(side);
  if (anyOf || oneOf) return [...(anyOf ?? []), ...(oneOf ?? [])].flatMap((at) => formsOf({ ...side, at }));
  return Array.isArray(type) ? type.map((each) => ({ ...only, type: each })) : [{ ...only, type }];
};
const kindOf = (form: Shape): string => (form.type === "integer" ? "number" : String(form.type ?? typeof form.const));
/** The objects of a union differ in the word that all of them have. */
const markOf = ({ properties = {} }: Shape): string =>
  Object.entries(properties)
    .map(([name, at]) => [name, shape.parse(at).const] as const)
    .find(([, word]) => word !== undefined)
    ?.join("=") ?? "";
/** The form of the same kind; of several objects without a word the one with the most fields in common. */
const matching = (form: Shape, forms: readonly Shape[]): Shape | undefined =>
  forms
    .filter((other) => kindOf(other) === kindOf(form) && markOf(other) === markOf(form))
    .map((other) => ({
      other,
      common: Object.keys(form.properties ?? {}).filter((name) => other.properties && name in other.properties).length,
    }))
    .toSorted((one, two) => two.common - one.common)[0]?.other;
const wordsOf = (form: Shape): unknown[] | undefined => form.enum ?? (form.const === undefined ? undefined : [form.const]);

/** An answer may have more than before; nothing that it had may be missing, or be of another kind. */
function lostFields({ before, after, path }: Pair): string[] {
  const forms = formsOf(before);
  return formsOf(after).flatMap((now) => {
    const was = matching(now, forms);
    // Another kind of value is one that the client doesn't expect; another object of a union is one that it passes over.
    if (!was)
      return forms.some((form) => markOf(form) !== "" || kindOf(form) === "undefined") ? [] : [`${path} may be ${kindOf(now)}`];
    const side = { before: was.items, after: now.items };
    const items = was.items && now.items ? lostFields(pairAt({ before, after, path: `${path}[]` }, side)) : [];
    const fields = Object.entries(was.properties ?? {}).flatMap(([name, at]) => {
      const field = now.properties?.[name];
      if (field === undefined) return [`${path}.${name} is gone`];
      const mayMiss = was.required?.includes(name) && !now.required?.includes(name) ? [`${path}.${name} may be missing`] : [];
      return [...mayMiss, ...lostFields(pairAt({ before, after, path: `${path}.${name}` }, { before: at, after: field }))];
    });
    return [...items, ...fields];
  });
}

/** What was taken is still taken, and read. */
function refusedInputs({ before, after, path }: Pair): string[] {
  const forms = formsOf(after);
  return formsOf(before).flatMap((was) => {
    const now = matching(was, forms);
    if (!now) return forms.some((form) => kindOf(form) === "undefined") ? [] : [`${path} may no longer be ${kindOf(was)}`];
    const taken = forms.filter((form) => kindOf(form) === kindOf(was)).map(wordsOf);
    const refused = (wordsOf(was) ?? []).filter((word) => !taken.some((words) => words?.includes(word) ?? true));
    const items =
      was.items && now.items
        ? refusedInputs(pairAt({ before, after, path: `${path}[]` }, { before: was.items, after: now.items }))
        : [];
    const fields = Object.entries(was.properties ?? {}).flatMap(([name, at]) => {
      const field = now.properties?.[name];
      if (field === undefined) return now.properties ? [`${path}.${name} is no longer read`] : [];
      return refusedInputs(pairAt({ before, after, path: `${path}.${name}` }, { before: at, after: field }));
    });
    const needed = (now.required ?? [])
      .filter((name) => !was.required?.includes(name))
      .map((name) => `${path}.${name} is needed`);
    return [...refused.map((word) => `${path} may no longer be ${JSON.stringify(word)}`), ...items, ...fields, ...needed];
  });
}

const pairAt = ({ before, after, path }: Pair, at: { before: unknown; after: unknown }): Pair => ({
  path,
  before: { ...before, at: at.before },
  after: { ...after, at: at.after },
});
