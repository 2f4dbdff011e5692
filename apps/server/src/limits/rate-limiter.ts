import { setTimeout } from "node:timers/promises";
import { type Failure, fail } from "@fourball/domain/failure";
import { LIMITS, type LimitName } from "@fourball/domain/limits";
import type { RateLimiter } from "@fourball/domain/ports/rate-limiter";
import type { Cluster, Redis } from "ioredis";
import ipaddr from "ipaddr.js";
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

/** A counter of the key itself, or of the line that its address is one of. */
type Scope = "own" | "line";

/** How many times the uses of an address a whole line has. */
const LINE_FACTOR = 4;

type Counter = RateLimiterMemory | RateLimiterRedis;

export function createRateLimiter({ mode, byAddress, redis, onRefused }: Options): RateLimiter {
  const factor = mode === "x10" ? 10 : 1;
  const counterOf = createCounters(factor, redis);
  const counts = (limit: LimitName): boolean => mode !== "off" && (byAddress || LIMITS[limit].by !== "address");

  return {
    async spend(limit, key) {
      if (!counts(limit)) return;
      const line = lineOf(limit, key);
      const uses = [counterOf(limit).consume(key), ...(line ? [counterOf(limit, "line").consume(line)] : [])];
      // Both count also when one refuses: what is given back is given back to both.
      for (const use of await Promise.allSettled(uses)) {
        if (use.status === "fulfilled") continue;
        if (!(use.reason instanceof RateLimiterRes)) throw use.reason;
        onRefused?.(limit);
        throw tooMany(use.reason.msBeforeNext);
      }
    },
    async overspend(limit, key) {
      if (!counts(limit)) return 0;
      const { consumedPoints } = await counterOf(limit).penalty(key);
      return Math.max(0, consumedPoints - LIMITS[limit].uses * factor);
    },
    async refund(limit, key) {
      if (!counts(limit)) return;
      await counterOf(limit).reward(key);
      const line = lineOf(limit, key);
      if (line) await counterOf(limit, "line").reward(line);
    },
    delay: (ms) => setTimeout(ms),
  };
}

/** Each counter is made at its first use. */
function createCounters(factor: number, redis: Options["redis"]): (limit: LimitName, scope?: Scope) => Counter {
  const counters = new Map<string, Counter>();
  return (limit, scope = "own") => {
    const keyPrefix = `fourball:${limit}${scope === "line" ? ":line" : ""}`;
    const known = counters.get(keyPrefix);
    if (known) return known;
    const { uses, seconds } = LIMITS[limit];
    const options = {
      keyPrefix,
      points: uses * factor * (scope === "line" ? LINE_FACTOR : 1),
      duration: seconds,
    };
    const memory = new RateLimiterMemory(options);
    const counter = redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
    counters.set(keyPrefix, counter);
    return counter;
  };
}

/** The network of /56 that an ordinary line with IPv6 has: its owner can come from any of its 256 addresses. */
function lineOf(limit: LimitName, address: string): string | undefined {
  if (LIMITS[limit].by !== "address" || !ipaddr.IPv6.isValidCIDR(address)) return undefined;
  const { parts } = ipaddr.IPv6.networkAddressFromCIDR(address.replace(/\/\d+$/, "/56"));
  return `${new ipaddr.IPv6(parts)}/56`;
}

const tooMany = (waitMs: number): Failure =>
  fail("tooManyRequests", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
