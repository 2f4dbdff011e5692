/** How many times the usual each setting of RATE_LIMIT allows. */
export const LIMIT_FACTOR = { on: 1, x10: 10, off: Number.POSITIVE_INFINITY } as const;

type Rate = { perSecond: number; burst: number };

const systemTime = (): number => performance.now();

/** Allows a burst, and from then on a steady rate. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #now: () => number;
  #tokens: number;
  #refilledAt: number;

  constructor({ perSecond, burst }: Rate, factor: number, now: () => number = systemTime) {
    this.#perSecond = perSecond * factor;
    this.#burst = burst * factor;
    this.#now = now;
    this.#tokens = this.#burst;
    this.#refilledAt = now();
  }

  /** False when there are not as many left. */
  take(tokens = 1): boolean {
    if (this.#burst === Number.POSITIVE_INFINITY) return true;
    const now = this.#now();
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#refilledAt) / 1000) * this.#perSecond);
    this.#refilledAt = now;
    if (this.#tokens < tokens) return false;
    this.#tokens -= tokens;
    return true;
  }
}
