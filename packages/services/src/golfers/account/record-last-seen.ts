import type { Db } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { sql } from "drizzle-orm";

// In one order and without waiting, since others lock accounts, too.
const record = prepareQuery(
  { id: users.id },
  (id) => sql`update ${users} set last_seen_at = now() where id in (
    select seen.id from ${users} seen where seen.id = any(${sql.placeholder("golfers")}::uuid[])
    order by seen.id for no key update skip locked)
  returning ${id}`,
);

/** The golfers count as online for the next minutes. Returns those whose account is just being changed, which are left out. */
export async function recordLastSeen(db: Db, golfers: readonly string[]): Promise<string[]> {
  const recorded = new Set((await record(db, { golfers })).map(({ id }) => id));
  return golfers.filter((id) => !recorded.has(id));
}
