import type { Db, Tx } from "./database.ts";

export type DatabaseObserver = {
  /** A statement starts, with its text as it is prepared, without values. The returned function is called once it has ended. */
  statement(text: string, isInTransaction: boolean): (error?: unknown) => void;
  /** A transaction starts to wait for a connection. */
  transaction?(): { begun(): void; ended(): void };
};

/** Shows the observer every statement and transaction of `db`, until the returned function is called. */
export function observeDatabase(db: Db, observer: DatabaseObserver): () => void {
  const stop = observeStatements(db, observer, false);
  const { transaction } = db;
  const begin = transaction.bind(db);
  db.transaction = async (work, config) => {
    const observed = observer.transaction?.();
    try {
      return await begin((tx) => {
        observed?.begun();
        observeTransaction(tx, observer, new Set());
        return work(tx);
      }, config);
    } finally {
      observed?.ended();
    }
  };
  return () => {
    stop();
    db.transaction = transaction;
  };
}

/** One inside of another has a session of its own on one engine, and shares it on the other. */
function observeTransaction(tx: Tx, observer: DatabaseObserver, sessions: Set<unknown>): void {
  if (!sessions.has(tx._.session)) observeStatements(tx, observer, true);
  sessions.add(tx._.session);
  const begin = tx.transaction.bind(tx);
  tx.transaction = (work) =>
    begin((inner) => {
      observeTransaction(inner, observer, sessions);
      return work(inner);
    });
}

function observeStatements(db: Db | Tx, observer: DatabaseObserver, isInTransaction: boolean): () => void {
  const { session } = db._;
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (query, ...options) => {
    const prepared = prepareQuery(query, ...options);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = async (...values) => {
      const ended = observer.statement(query.sql, isInTransaction);
      try {
        const result = await execute(...values);
        ended();
        return result;
      } catch (error) {
        ended(error);
        throw error;
      }
    };
    return prepared;
  };
  return () => {
    session.prepareQuery = prepareQuery;
  };
}
