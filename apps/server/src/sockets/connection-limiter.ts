import { Failure } from "@fourball/domain/failure";
import type { Env } from "../env.ts";
import { LIMIT_FACTOR, TokenBucket } from "../limits/token-bucket.ts";

const UPGRADES_PER_SECOND = 200;
const UNAUTHENTICATED_MAX = 200;
const PER_ADDRESS_MAX = 50;
const PER_USER_MAX = 20;

/** Bounds how many sockets are open and how fast new ones open. Every `acquire` returns its release. */
export class ConnectionLimiter {
  readonly #factor: number;
  readonly #byAddress: boolean;
  readonly #counts = new Map<string, number>();
  readonly #upgrades: TokenBucket;

  constructor({ RATE_LIMIT, isLocal }: Pick<Env, "RATE_LIMIT" | "isLocal">) {
    this.#factor = LIMIT_FACTOR[RATE_LIMIT];
    this.#byAddress = !isLocal;
    this.#upgrades = new TokenBucket({ perSecond: UPGRADES_PER_SECOND, burst: UPGRADES_PER_SECOND }, this.#factor);
  }

  /** Throws when too many clients reconnect at once. */
  consumeUpgrade(): void {
    if (!this.#upgrades.take()) throw busy();
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
