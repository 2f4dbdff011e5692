import { Failure } from "@fourball/domain/failure";
import type { Env } from "../env.ts";

const UPGRADES_PER_SECOND = 200;
const UNAUTHENTICATED_MAX = 200;
const OF_ADDRESS_MAX = 50;
const OF_GOLFER_MAX = 20;

const FACTOR = { on: 1, x10: 10, off: Number.POSITIVE_INFINITY } as const;

/** How many sockets may be open, and how fast new ones may come. What is entered is left again by calling what was returned. */
export class Admission {
  readonly #factor: number;
  readonly #byAddress: boolean;
  readonly #counts = new Map<string, number>();
  #tokens: number;
  #filledAt = performance.now();

  constructor({ RATE_LIMIT, isLocal }: Pick<Env, "RATE_LIMIT" | "isLocal">) {
    this.#factor = FACTOR[RATE_LIMIT];
    this.#byAddress = !isLocal;
    this.#tokens = UPGRADES_PER_SECOND * this.#factor;
  }

  /** Throws when everybody comes back at once: later is soon enough. */
  spendUpgrade(): void {
    const now = performance.now();
    const perSecond = UPGRADES_PER_SECOND * this.#factor;
    this.#tokens = Math.min(perSecond, this.#tokens + ((now - this.#filledAt) / 1000) * perSecond);
    this.#filledAt = now;
    if (this.#tokens < 1) throw busy();
    this.#tokens--;
  }

  enterAddress(address: string): () => void {
    return this.#byAddress ? this.#enter(`address ${address}`, OF_ADDRESS_MAX, tooMany) : () => undefined;
  }

  enterUnauthenticated(): () => void {
    return this.#enter("unauthenticated", UNAUTHENTICATED_MAX, busy);
  }

  enterGolfer(userId: string): () => void {
    return this.#enter(`golfer ${userId}`, OF_GOLFER_MAX, tooMany);
  }

  #enter(key: string, max: number, refusal: () => Failure): () => void {
    const count = this.#counts.get(key) ?? 0;
    if (count >= max * this.#factor) throw refusal();
    this.#counts.set(key, count + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}

const busy = (): Failure => new Failure("unavailable", "Service temporarily unavailable", { retryAfterSeconds: 1 });
const tooMany = (): Failure => new Failure("too_many_requests", "Too many connections", { retryAfterSeconds: 60 });
