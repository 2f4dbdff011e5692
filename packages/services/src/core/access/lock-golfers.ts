import type { Tx } from "@fourball/db/client";
import { prepareOnce } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { users } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";

const { id } = users;
const lock = prepareOnce((db) =>
  db
    .select({ id })
    .from(users)
    .where(anyOf(id, sql.placeholder("ids")))
    .orderBy(id)
    .for("no key update"),
);

/** Locks golfers whose counters change until the transaction ends: always in the same order, and before any game. */
export async function lockGolfers(tx: Tx, ids: readonly string[]): Promise<void> {
  await lock(tx, { ids });
}
