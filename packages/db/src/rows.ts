import type { SQL } from "drizzle-orm";
import type { Db, Tx } from "./database.ts";

/** The rows of hand-written SQL as objects, which `db.execute` wraps differently on each engine. `Row` is the caller's promise. */
export function queryRows<Row>(db: Db | Tx, query: SQL): Promise<Row[]> {
  return db._.session.all<Row>(query);
}
