import type { SQL } from "drizzle-orm";
import type { Prepared } from "./prepare-select.ts";

/** Filters combine freely, so the cache needs a limit; past it, it starts again. */
const MAX_STATEMENTS = 200;

/** Prepares one statement per `shape` of the conditions and reuses it. */
export function statementCache<Row, Options>(
  build: (where: SQL, options: Options) => Prepared<Row>,
): (shape: string, where: SQL, options: Options) => Prepared<Row> {
  const statements = new Map<string, Prepared<Row>>();
  return (shape, where, options) => {
    const found = statements.get(shape);
    if (found) return found;
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    const built = build(where, options);
    statements.set(shape, built);
    return built;
  };
}
