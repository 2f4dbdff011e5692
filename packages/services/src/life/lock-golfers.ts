import type { Tx } from "@fourball/db/client";
import { prepareSql } from "@fourball/db/prepared-sql";
import { users } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";

const lock = prepareSql(sql`
  select 1 from ${users} where ${users.id} = any(${sql.placeholder("ids")}::uuid[]) order by ${users.id} for no key update`);

/** Holds what is counted of golfers until the transaction ends: always in one order, and before any game. */
export const lockGolfers = async (tx: Tx, ids: readonly string[]): Promise<void> => void (await lock(tx, { ids }));
