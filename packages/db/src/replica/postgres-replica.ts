import { sql } from "drizzle-orm";
import type { Db, ReplicaDatabase } from "../database.ts";
import { prepareText } from "../prepare-once.ts";

const findPosition = prepareText({ position: sql`pg_current_wal_lsn()`.mapWith(String) }, (position) => sql`select ${position}`);

/** A server that is not a replica has replayed nothing. */
const compare = prepareText(
  {
    has: sql`pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= ${sql.placeholder("position")}::pg_lsn, false)`.mapWith(
      Boolean,
    ),
  },
  (has) => sql`select ${has}`,
);

/** A hot standby of PostgreSQL. Positions say exactly what it has; clocks and times of replay don't when nothing is written, or nothing arrives. */
export const postgresReplica = (primary: Db, replica: Db): ReplicaDatabase => ({
  db: replica,
  async primaryPosition() {
    const [row] = await findPosition(primary);
    if (!row) throw new Error("the primary has no position");
    return row.position;
  },
  async hasReplayed(position) {
    const [row] = await compare(replica, { position });
    return row?.has ?? false;
  },
});
