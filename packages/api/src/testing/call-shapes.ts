import { z } from "zod";
import { appRouter } from "../app-router.ts";

const jsonSchema = z.record(z.string(), z.unknown());
/** Each call with what is sent and answered, as JSON schemas; what several have in common is in `$defs`. */
const callShapes = z.object({
  calls: z.record(z.string(), z.object({ type: z.string(), input: jsonSchema.optional(), output: jsonSchema.optional() })),
  $defs: z.record(z.string(), jsonSchema),
});
export type CallShapes = z.infer<typeof callShapes>;

const described = z.object({ type: z.string(), inputs: z.array(z.instanceof(z.ZodType)), output: z.unknown().optional() });
/** An answer that is not checked at each call carries its schema. */
const schemaOf = (output: unknown): unknown => (typeof output === "function" && "schema" in output ? output.schema : output);

/** The calls of today's router. Events of subscriptions have no schema. */
export function currentShapes(): CallShapes {
  const [sent, answered] = [z.registry<{ id: string }>(), z.registry<{ id: string }>()];
  const calls: CallShapes["calls"] = {};
  for (const [path, procedure] of Object.entries(appRouter._def.procedures)) {
    const { type, inputs, output } = described.parse("_def" in procedure && procedure._def);
    const [input] = inputs;
    // A schema that several calls have is in the registry once.
    if (input && !sent.has(input)) sent.add(input, { id: `${path}.input` });
    const schema = schemaOf(output);
    if (schema instanceof z.ZodType && !answered.has(schema)) answered.add(schema, { id: `${path}.output` });
    calls[path] = {
      type,
      ...(input && { input: { $ref: sent.get(input)?.id } }),
      ...(schema instanceof z.ZodType && { output: { $ref: answered.get(schema)?.id } }),
    };
  }
  return { calls, $defs: { ...defsOf(sent, "input"), ...defsOf(answered, "output") } };
}

/** What `brokenClients` reads of a schema. */
const READ = new Set(["$ref", "type", "const", "enum", "anyOf", "oneOf", "properties", "required", "items"]);

function defsOf(registry: z.core.$ZodRegistry<{ id: string }>, io: "input" | "output"): CallShapes["$defs"] {
  const { schemas } = z.toJSONSchema(registry, { io, reused: "ref", unrepresentable: "any", uri: (id) => id });
  const { __shared: shared, ...own } = schemas;
  const inRecord = (schema: unknown): Record<string, unknown> =>
    jsonSchema.parse(JSON.parse(JSON.stringify(schema).replaceAll('"__shared#/$defs/', `"${io} `)));
  const common = Object.entries(shared?.$defs ?? {}).map(([id, schema]) => [`${io} ${id}`, schema] as const);
  return Object.fromEntries([...Object.entries(own), ...common].map(([id, schema]) => [id, readParts(inRecord(schema))]));
}

const readParts = (schema: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => READ.has(key))
      .map(([key, value]) => [key, partsIn(key, value)]),
  );
const partsIn = (key: string, value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map((each) => (jsonSchema.safeParse(each).success ? readParts(jsonSchema.parse(each)) : each));
  const object = jsonSchema.safeParse(value).data;
  if (!object) return value;
  return key === "properties"
    ? Object.fromEntries(Object.entries(object).map(([name, each]) => [name, readParts(jsonSchema.parse(each))]))
    : readParts(object);
};

const recordLine = z.union([
  z.tuple([z.literal("call"), z.string(), callShapes.shape.calls.valueType]),
  z.tuple([z.literal("shape"), z.string(), jsonSchema]),
]);

/** One call or shape a line. */
export const writeShapes = ({ calls, $defs }: CallShapes): string =>
  [
    ...Object.entries(calls).map(([path, call]) => ["call", path, call]),
    ...Object.entries($defs).map(([id, schema]) => ["shape", id, schema]),
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");

export function readShapes(text: string): CallShapes {
  const lines = text.split("\n").flatMap((line) => (line ? [recordLine.parse(JSON.parse(line))] : []));
  return {
    calls: Object.fromEntries(lines.flatMap(([kind, path, call]) => (kind === "call" ? [[path, call]] : []))),
    $defs: Object.fromEntries(lines.flatMap(([kind, id, schema]) => (kind === "shape" ? [[id, schema]] : []))),
  };
}
