import type { SQL } from "drizzle-orm";
import type { Db, Tx } from "./database.ts";

/** The rows of hand-written SQL as objects, of which nothing is known; `db.execute` wraps them differently on each engine. */
export function queryRows(db: Db | Tx, query: SQL): Promise<unknown[]> {
  return db._.session.all(query);
}
