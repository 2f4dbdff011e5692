import { z } from "zod";
import { NAMED_SCHEMAS } from "./named-schemas.ts";

const HERE = "#/components/schemas/";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) names.add(schema, { id });

// Refinements have no JSON schema; their messages are sent with status 400.
const options = { metadata: names, unrepresentable: "any", uri: (id: string) => HERE + id } as const;

/** The named schemas, each once, referring to one another by name. */
export function namedJsonSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(names, { ...options, io: "output" });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutMarks(schema)]));
}

/** A schema as it is sent (`input`) or returned (`output`), with references to named schemas. */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const name = names.get(schema)?.id;
  if (name && io === "output") return { $ref: HERE + name };
  const { $defs: _, ...rest } = z.toJSONSchema(schema, { ...options, io });
  return withoutMarks(rest);
}

/** OpenAPI names the dialect once, and schemas by their path. */
function withoutMarks(schema: JsonSchema): JsonSchema {
  const { $schema: _dialect, $id: _id, id: _name, ...rest } = schema;
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', `"${HERE}`));
}
