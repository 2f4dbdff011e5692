import { type Failure, fail } from "@fourball/domain/failure";
import type { Env } from "../env.ts";
import { LIMIT_FACTOR, TokenBucket } from "../limits/token-bucket.ts";

const UPGRADES_PER_SECOND = 200;
const UNAUTHENTICATED_MAX = 200;
const PER_ADDRESS_MAX = 50;
const PER_USER_MAX = 20;

/** Bounds how many sockets are open and how fast new ones open. */
export class ConnectionLimiter {
  readonly byAddress: ConnectionCounter | undefined;
  readonly byUser: ConnectionCounter;
  readonly unauthenticated: ConnectionCounter;
  readonly #upgrades: TokenBucket;

  constructor({ RATE_LIMIT, isLocal }: Pick<Env, "RATE_LIMIT" | "isLocal">) {
    const factor = LIMIT_FACTOR[RATE_LIMIT];
    this.byAddress = isLocal ? undefined : new ConnectionCounter(PER_ADDRESS_MAX * factor, tooMany);
    this.byUser = new ConnectionCounter(PER_USER_MAX * factor, tooMany);
    this.unauthenticated = new ConnectionCounter(UNAUTHENTICATED_MAX * factor, busy);
    this.#upgrades = new TokenBucket({ perSecond: UPGRADES_PER_SECOND, burst: UPGRADES_PER_SECOND }, factor);
  }

  /** Throws when too many clients reconnect at once. */
  consumeUpgrade(): void {
    if (!this.#upgrades.take()) throw busy();
  }

  /** Throws when the address has too many. */
  connect(address: string): Connection {
    return new Connection(this, address);
  }
}

class ConnectionCounter {
  readonly #counts = new Map<string, number>();
  readonly #max: number;
  readonly #failure: () => Failure;

  constructor(max: number, failure: () => Failure) {
    this.#max = max;
    this.#failure = failure;
  }

  acquire(key: string): void {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#max) throw this.#failure();
    this.#counts.set(key, count + 1);
  }

  release(key: string): void {
    const left = (this.#counts.get(key) ?? 1) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}

const ANYONE = "anyone";

/** A connection as it is counted until it is released. Thousands are kept: methods cost nothing a connection, closures would. */
export class Connection {
  readonly address: string;
  readonly #limiter: ConnectionLimiter;
  #userId: string | undefined;
  #isUnauthenticated = false;
  #isReleased = false;

  constructor(limiter: ConnectionLimiter, address: string) {
    limiter.byAddress?.acquire(address);
    this.#limiter = limiter;
    this.address = address;
  }

  /** Throws when too many wait for their golfer. */
  openUnauthenticated(): void {
    this.#limiter.unauthenticated.acquire(ANYONE);
    this.#isUnauthenticated = true;
  }

  /** Throws when the golfer has too many. */
  authenticated(userId: string): void {
    this.#limiter.byUser.acquire(userId);
    this.#userId = userId;
    this.#releaseUnauthenticated();
  }

  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#limiter.byAddress?.release(this.address);
    if (this.#userId !== undefined) this.#limiter.byUser.release(this.#userId);
    this.#releaseUnauthenticated();
  }

  #releaseUnauthenticated(): void {
    if (this.#isUnauthenticated) this.#limiter.unauthenticated.release(ANYONE);
    this.#isUnauthenticated = false;
  }
}

const busy = (): Failure => fail("serviceUnavailable", { retryAfterSeconds: 1 });
const tooMany = (): Failure => fail("tooManyConnections", { retryAfterSeconds: 60 });
