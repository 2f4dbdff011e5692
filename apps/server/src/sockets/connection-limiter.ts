import { Failure } from "@fourball/domain/failure";
import type { Env } from "../env.ts";

const UPGRADES_PER_SECOND = 200;
const UNAUTHENTICATED_MAX = 200;
const PER_ADDRESS_MAX = 50;
const PER_USER_MAX = 20;

const FACTOR = { on: 1, x10: 10, off: Number.POSITIVE_INFINITY } as const;

/** Bounds how many sockets are open and how fast new ones open. Every `acquire` returns its release. */
export class ConnectionLimiter {
  readonly #factor: number;
  readonly #byAddress: boolean;
  readonly #counts = new Map<string, number>();
  #tokens: number;
  #refilledAt = performance.now();

  constructor({ RATE_LIMIT, isLocal }: Pick<Env, "RATE_LIMIT" | "isLocal">) {
    this.#factor = FACTOR[RATE_LIMIT];
    this.#byAddress = !isLocal;
    this.#tokens = UPGRADES_PER_SECOND * this.#factor;
  }

  /** Throws when too many clients reconnect at once. */
  consumeUpgrade(): void {
    const now = performance.now();
    const perSecond = UPGRADES_PER_SECOND * this.#factor;
    this.#tokens = Math.min(perSecond, this.#tokens + ((now - this.#refilledAt) / 1000) * perSecond);
    this.#refilledAt = now;
    if (this.#tokens < 1) throw busy();
    this.#tokens--;
  }

  acquireForAddress(address: string): () => void {
    return this.#byAddress ? this.#acquire(`address ${address}`, PER_ADDRESS_MAX, tooMany) : () => undefined;
  }

  acquireUnauthenticated(): () => void {
    return this.#acquire("unauthenticated", UNAUTHENTICATED_MAX, busy);
  }

  acquireForUser(userId: string): () => void {
    return this.#acquire(`user ${userId}`, PER_USER_MAX, tooMany);
  }

  #acquire(key: string, max: number, failure: () => Failure): () => void {
    const count = this.#counts.get(key) ?? 0;
    if (count >= max * this.#factor) throw failure();
    this.#counts.set(key, count + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}

const busy = (): Failure => new Failure("unavailable", "Service temporarily unavailable", { retryAfterSeconds: 1 });
const tooMany = (): Failure => new Failure("too_many_requests", "Too many connections", { retryAfterSeconds: 60 });
