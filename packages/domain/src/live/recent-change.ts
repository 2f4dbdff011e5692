/** Longer than a server answers with what it read before, in milliseconds. */
export const READ_BEFORE_MS = 2000;

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
    return Date.now() - this.#at < READ_BEFORE_MS ? { "cache-control": "no-cache" } : {};
  }
}
