import type { Db } from "@fourball/db/client";
import type { Replica } from "@fourball/db/replica/replica";
import type { EventBus } from "@fourball/domain/ports/event-bus";
import { LRUCache } from "lru-cache";

/** How old an answer may be that everyone shares, in milliseconds, for a golfer who has just changed nothing. */
export const PAGE_MAX_AGE_MS = 1000;

/** How far a replica may be behind. With the age above it is less than the time for which a golfer's next reads are marked. */
export const REPLICA_MAX_AGE_MS = 500;

const PAGES_MAX = 500;

type Read<Value> = {
  startedAt: number;
  /** How many changes were known when it started. */
  changes: number;
  value: Promise<Value>;
  isRunning: boolean;
  /** It may have been read from a replica. */
  mayLag: boolean;
  /** The read after this one, for those who ask for something newer while it runs. */
  next?: Promise<Value>;
};

/** Reads the primary database, or the replica that it is given. */
export type Load<Value> = (replica?: Db) => Promise<Value>;

export type ReadOptions = { replica?: Pick<Replica, "read"> | null; now?: () => number };

/**
 * What is the same for everyone, read once for all who ask at about the same time. It holds nothing of a viewer: the first
 * caller reads for the others.
 */
export class PageCache<Value> {
  readonly #reads = new LRUCache<string, Read<Value>>({ max: PAGES_MAX });
  readonly #replica: ReadOptions["replica"];
  readonly #now: () => number;
  readonly #stop: () => void;
  #changes = 0;
  #changedAt = Number.NEGATIVE_INFINITY;

  /** A change of what lists show makes the next one who asks read again, on every process that hears of it. */
  constructor(bus: EventBus, { replica = null, now = () => performance.now() }: ReadOptions = {}) {
    this.#replica = replica;
    this.#now = now;
    this.#stop = bus.subscribe(({ type }) => {
      if (type !== "tee-time-changed" && type !== "profile-changed" && type !== "hints-lost") return;
      this.#changes++;
      this.#changedAt = this.#now();
    });
  }

  /**
   * `maxAgeMs` is how long ago the read may have started; with 0 it starts now, or after the one that is running, and reads the
   * primary database.
   */
  get(key: string, maxAgeMs: number, load: Load<Value>): Promise<Value> {
    const last = this.#reads.get(key);
    const mayLag = maxAgeMs > 0;
    const start = (mayLag: boolean) => this.#start(key, mayLag, mayLag ? this.#readReplica(load) : load());
    if (!last) return start(mayLag);
    const isFresh = last.changes === this.#changes && this.#now() - last.startedAt <= maxAgeMs;
    if (isFresh && (mayLag || !last.mayLag)) return last.value;
    if (!last.isRunning) return start(mayLag);
    // From the primary: those who ask for now wait for it too.
    last.next ??= last.value.then(
      () => start(false),
      () => start(false),
    );
    return last.next;
  }

  close(): void {
    this.#stop();
    this.#reads.clear();
  }

  /** With every change that this process has heard of. */
  #readReplica(load: Load<Value>): Promise<Value> {
    if (!this.#replica) return load();
    return this.#replica.read(Math.max(this.#changedAt, this.#now() - REPLICA_MAX_AGE_MS), load);
  }

  #start(key: string, mayLag: boolean, value: Promise<Value>): Promise<Value> {
    const read: Read<Value> = { startedAt: this.#now(), changes: this.#changes, value, isRunning: true, mayLag };
    this.#reads.set(key, read);
    value.then(
      () => {
        read.isRunning = false;
      },
      () => {
        read.isRunning = false;
        if (this.#reads.peek(key) === read) this.#reads.delete(key);
      },
    );
    return value;
  }
}
