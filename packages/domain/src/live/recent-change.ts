/** Longer than a server answers with what it read before. */
const LASTS_MS = 2000;

/**
 * Whether a client made or heard of a change a moment ago. Its reads then ask for what is stored now; else the server may answer
 * with what it read for others, up to a second ago.
 */
export class RecentChange {
  #at = Number.NEGATIVE_INFINITY;

  note(): void {
    this.#at = Date.now();
  }

  /** Of a read. */
  get headers(): Record<string, string> {
    return Date.now() - this.#at < LASTS_MS ? { "cache-control": "no-cache" } : {};
  }
}
