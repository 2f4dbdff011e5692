import type { Db } from "@fourball/db/client";
import { queryRows } from "@fourball/db/rows";
import { sql } from "drizzle-orm";

/** How many statements wait for a lock in this database, on PostgreSQL. */
export const countWaiting = (db: Db): Promise<unknown[]> =>
  queryRows(
    db,
    sql`select count(*)::int as waiting from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where a.datname = current_database() and not l.granted`,
  );
