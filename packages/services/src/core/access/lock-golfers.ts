import type { Tx } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { prepareStatement } from "@fourball/db/select/prepare-select";
import { sql } from "drizzle-orm";

const lock = prepareStatement(sql`
  select 1 from ${users} where ${users.id} = any(${sql.placeholder("ids")}::uuid[]) order by ${users.id} for no key update`);

/** Locks golfers whose counters change until the transaction ends: always in the same order, and before any game. */
export const lockGolfers = (tx: Tx, ids: readonly string[]): Promise<void> => lock(tx, { ids });
