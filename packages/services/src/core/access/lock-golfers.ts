import type { Tx } from "@fourball/db/client";
import { isAny } from "@fourball/db/expressions";
import { prepareOnce } from "@fourball/db/prepare-once";
import { users } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";

const { id } = users;
const lock = prepareOnce((db) =>
  db
    .select({ id })
    .from(users)
    .where(isAny(id, sql.placeholder("ids")))
    .orderBy(id)
    .for("no key update"),
);

/** Locks golfers whose counters change until the transaction ends: always in the same order, and before any game. */
export async function lockGolfers(tx: Tx, ids: readonly string[]): Promise<void> {
  await lock(tx, { ids });
}
