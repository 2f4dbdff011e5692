import type { Db, Tx } from "@fourball/db/client";
import DataLoader from "dataloader";

const KEYS_MAX = 100;

/**
 * Answers all who ask the same database, or transaction, within one turn of the event loop by one call of `find`, whose answers
 * are in the order of the keys. Nothing is kept, and nothing waits for a request that has not arrived.
 */
export function readTogether<Key, Answer>(
  find: (db: Db | Tx, keys: readonly Key[]) => Promise<Answer[]>,
): (db: Db | Tx, key: Key) => Promise<Answer> {
  const loaders = new WeakMap<Db | Tx, DataLoader<Key, Answer>>();
  const open = (db: Db | Tx): DataLoader<Key, Answer> => {
    const loader = new DataLoader<Key, Answer>((keys) => find(db, keys), {
      cache: false,
      maxBatchSize: KEYS_MAX,
      batchScheduleFn: setImmediate,
    });
    loaders.set(db, loader);
    return loader;
  };
  return (db, key) => (loaders.get(db) ?? open(db)).load(key);
}
