export interface Dice {
  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(from: readonly T[]): T[];
}

/** mulberry32: 32 bits of state are plenty for a demo, and the same seed always gives the same data. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function dice(seed: number): Dice {
  const next = mulberry32(seed);
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    pick(from) {
      const picked = from[below(from.length)];
      if (picked === undefined) throw new Error("Nothing to pick from");
      return picked;
    },
    shuffled(from) {
      return from
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item);
    },
  };
}
