import type { Db, ReplicaDatabase } from "../database.ts";
import { within } from "../within.ts";

/** A golfer waits no longer for an answer about positions, or for rows, before the primary is read. */
const CHECK_MS = 1000;
const READ_MS = 5000;
/** After a failure the replica is not asked for this long. */
const PAUSE_MS = 5000;

type Options = {
  now?: () => number;
  /** It failed, or answers again after a failure. */
  onAway?(error: unknown): void;
  onBack?(): void;
};

/** Reads a replica that has what the caller needs, and otherwise the primary. */
export class Replica {
  readonly #database: ReplicaDatabase;
  readonly #now: () => number;
  readonly #options: Options;
  /** The replica has everything that was stored before this moment. */
  #asOf = Number.NEGATIVE_INFINITY;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #isAway = false;
  #running: { startedAt: number; hasReplayed: Promise<boolean> } | undefined;

  constructor(database: ReplicaDatabase, options: Options = {}) {
    this.#database = database;
    this.#now = options.now ?? (() => performance.now());
    this.#options = options;
  }

  /**
   * What `load` reads has at least everything that was stored before `storedBefore`, in milliseconds of `performance.now()`.
   * Without a database it reads the primary.
   */
  async read<T>(storedBefore: number, load: (replica?: Db) => Promise<T>): Promise<T> {
    if (!(await this.#has(storedBefore))) return load();
    try {
      return await within(READ_MS, load(this.#database.db));
    } catch (error) {
      this.#pause(error);
      return load();
    }
  }

  async #has(storedBefore: number): Promise<boolean> {
    if (this.#now() < this.#pausedUntil) return false;
    if (this.#asOf >= storedBefore) return true;
    if (!this.#running || this.#running.startedAt < storedBefore) this.#running = this.#startCheck();
    return this.#running.hasReplayed;
  }

  #startCheck(): { startedAt: number; hasReplayed: Promise<boolean> } {
    const check = { startedAt: this.#now(), hasReplayed: within(CHECK_MS, this.#compare()) };
    check.hasReplayed = check.hasReplayed
      .then(
        (has) => {
          if (has) this.#asOf = Math.max(this.#asOf, check.startedAt);
          if (this.#isAway) this.#options.onBack?.();
          this.#isAway = false;
          return has;
        },
        (error: unknown) => {
          this.#pause(error);
          return false;
        },
      )
      .finally(() => {
        if (this.#running === check) this.#running = undefined;
      });
    return check;
  }

  async #compare(): Promise<boolean> {
    return this.#database.hasReplayed(await this.#database.primaryPosition());
  }

  #pause(error: unknown): void {
    this.#pausedUntil = this.#now() + PAUSE_MS;
    // It may come back as an older copy.
    this.#asOf = Number.NEGATIVE_INFINITY;
    if (!this.#isAway) this.#options.onAway?.(error);
    this.#isAway = true;
  }
}
