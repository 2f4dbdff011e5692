import { asInteger } from "@fourball/db/select/expression";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { sql } from "drizzle-orm";

/** How many statements wait for a lock in this database, on PostgreSQL. */
export const countWaiting = prepareQuery(
  { waiting: asInteger(sql`count(*)`) },
  (waiting) => sql`select ${waiting} from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where a.datname = current_database() and not l.granted`,
);
