import { LRUCache } from "lru-cache";
import { type Load, REPLICA_MAX_AGE_MS, type ReadOptions } from "./page-cache.ts";

const FRESH_MS = 30_000;
/** So old may be what is answered while it is read again. */
const OLDEST_MS = 5 * 60_000;
const ENTRIES_MAX = 500;

/**
 * What is the same for everyone, takes long to read, and hardly changes: read again after half a minute, for which nobody
 * waits.
 */
export class StaleCache<Value extends object | number> {
  readonly #entries: LRUCache<string, Value, Load<Value>>;

  constructor({ replica = null, now = () => performance.now() }: ReadOptions = {}) {
    this.#entries = new LRUCache<string, Value, Load<Value>>({
      max: ENTRIES_MAX,
      ttl: FRESH_MS,
      ttlResolution: 0,
      perf: { now },
      noDeleteOnFetchRejection: true,
      fetchMethod: (_key, _old, { context: load }) => (replica ? replica.read(now() - REPLICA_MAX_AGE_MS, load) : load()),
    });
  }

  get(key: string, load: Load<Value>): Promise<Value> {
    const allowStale = this.#entries.getRemainingTTL(key) > FRESH_MS - OLDEST_MS;
    return this.#entries.forceFetch(key, { context: load, allowStale });
  }
}
