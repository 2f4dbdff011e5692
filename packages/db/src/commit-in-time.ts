import type { Db } from "./database.ts";
import { currentDeadline } from "./deadline.ts";

/** The same database, whose transactions are rolled back when the deadline of their request has passed. */
export function commitInTime<Database extends Db>(db: Database): Database {
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => {
    const deadline = currentDeadline();
    if (!deadline) return begin(work, config);
    return deadline.storing((commit) =>
      begin(async (tx) => {
        const result = await work(tx);
        commit.start();
        return result;
      }, config),
    );
  };
  return db;
}
