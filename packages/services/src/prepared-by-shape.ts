import type { PreparedSql } from "@fourball/db/prepared-sql";
import type { SQL } from "drizzle-orm";

/** Filters combine freely, so their texts could grow without end; past this many the rare ones are simply prepared again. */
const KEPT = 200;

/** Builds each text of a query once, by the shape of its conditions. */
export function preparedByShape<Row, Options>(
  build: (where: SQL, options: Options) => PreparedSql<Row>,
): (shape: string, where: SQL, options: Options) => PreparedSql<Row> {
  const kept = new Map<string, PreparedSql<Row>>();
  return (shape, where, options) => {
    const found = kept.get(shape);
    if (found) return found;
    if (kept.size >= KEPT) kept.clear();
    const built = build(where, options);
    kept.set(shape, built);
    return built;
  };
}
