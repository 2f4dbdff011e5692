import type { z } from "zod";

/**
 * The type of a schema without its check at every call, for lists where checking costs measurable time.
 * Whoever answers selects exactly the columns of the wire, and a test holds the answer against the schema.
 */
export const trusted =
  <Schema extends z.ZodType>(_schema: Schema) =>
  (value: unknown): z.output<Schema> =>
    value as z.output<Schema>;
