import { Failure } from "@fourball/domain/failure";
import { LIMITS, type LimitName } from "@fourball/domain/limits";
import type { RateLimiter } from "@fourball/domain/ports/rate-limiter";
import type { Cluster, Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

type Options = {
  /** "x10" for load and abuse tests. */
  mode: "on" | "off" | "x10";
  /** Off when all clients share one address: when the public address is local. */
  byAddress: boolean;
  /** Shares the counts; while it is not available each process counts for itself. */
  redis?: Redis | Cluster | undefined;
  /** Hears of every refused use. */
  onRefused?: ((limit: LimitName) => void) | undefined;
};

type Counter = RateLimiterMemory | RateLimiterRedis;

export function createRateLimiter({ mode, byAddress, redis, onRefused }: Options): RateLimiter {
  const factor = mode === "x10" ? 10 : 1;
  const counters = new Map<LimitName, Counter>();

  const counterOf = (limit: LimitName): Counter => {
    const known = counters.get(limit);
    if (known) return known;
    const { uses, seconds } = LIMITS[limit];
    const options = {
      keyPrefix: `fourball:${limit}`,
      points: uses * factor,
      duration: seconds,
    };
    const memory = new RateLimiterMemory(options);
    const counter = redis
      ? new RateLimiterRedis({
          ...options,
          storeClient: redis,
          insuranceLimiter: memory,
        })
      : memory;
    counters.set(limit, counter);
    return counter;
  };

  const counts = (limit: LimitName): boolean => mode !== "off" && (byAddress || LIMITS[limit].by !== "address");

  return {
    async spend(limit, key) {
      if (!counts(limit)) return;
      await counterOf(limit)
        .consume(key)
        .catch((refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          onRefused?.(limit);
          throw tooMany(refusal.msBeforeNext);
        });
    },
    async overspend(limit, key) {
      if (!counts(limit)) return 0;
      const { consumedPoints } = await counterOf(limit).penalty(key);
      return Math.max(0, consumedPoints - LIMITS[limit].uses * factor);
    },
    async refund(limit, key) {
      if (counts(limit)) await counterOf(limit).reward(key);
    },
  };
}

const tooMany = (waitMs: number): Failure =>
  new Failure("too_many_requests", "Too many requests", {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
