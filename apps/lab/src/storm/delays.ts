const percentile = (sorted: number[], share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

/** How long messages take from their acknowledgement to each reader, in milliseconds. */
export class Delays {
  readonly #ackedAt = new Map<string, number>();
  #measured: number[] = [];

  acked(clientId: string): void {
    this.#ackedAt.set(clientId, performance.now());
  }

  received(clientId: string): void {
    const ackedAt = this.#ackedAt.get(clientId);
    this.#measured.push(ackedAt === undefined ? 0 : performance.now() - ackedAt);
  }

  /** The figures since the last call. */
  take(): { count: number; p99: number; max: number } {
    const sorted = this.#measured.toSorted((a, b) => a - b);
    this.#measured = [];
    return { count: sorted.length, p99: percentile(sorted, 0.99), max: sorted.at(-1) ?? 0 };
  }
}
