import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "./database.ts";

/** A number for any text: names that share one would only wait for each other. */
const numberOf = (name: string): SQL => sql`hashtextextended(${name}, 0)`;

/** Waits until no other transaction has a lock of this name, and holds it until the end of this one. */
export async function lockByName(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${numberOf(name)})`);
}

/** Takes the lock if no other transaction has it, as a column of a row: false without waiting where another one has. */
export const triedLock = (name: string): SQL<boolean> => sql`pg_try_advisory_xact_lock(${numberOf(name)})`.mapWith(Boolean);
