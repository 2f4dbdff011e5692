import { Cluster, Redis, type RedisOptions } from "ioredis";

/** One address is a single server, several are nodes of a Redis Cluster. */
export const redisAddresses = (urls: string): string[] => urls.split(",").map((url) => url.trim());

/** The user, password and TLS of the first address are those of all nodes. */
function nodeOptions(url: string): RedisOptions {
  const { protocol, username, password } = new URL(url);
  return {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(protocol === "rediss:" && { tls: {} }),
  };
}

/** Once to the node that a key has moved to, and once more: callers have an answer of their own when there is none. */
const QUICK_FAILURE = { maxRedirections: 2, retryDelayOnFailover: 50, retryDelayOnClusterDown: 50 };

/** For commands. On a cluster each goes to the node that has its key. */
export function openRedis(urls: string, options: RedisOptions): Redis | Cluster {
  const [first = "", ...others] = redisAddresses(urls);
  if (others.length === 0) return new Redis(first, options);
  const { enableAutoPipelining = false, enableOfflineQueue = true, ...redisOptions } = options;
  return new Cluster([first, ...others], {
    enableAutoPipelining,
    enableOfflineQueue,
    ...QUICK_FAILURE,
    redisOptions: { ...redisOptions, ...nodeOptions(first) },
  });
}

/**
 * For subscriptions: every node of a cluster delivers what is published on any. It is a single connection, to the next node
 * after each loss, since a cluster's own subscriber doesn't say when it was away.
 */
export function openSubscriber(urls: string, options: RedisOptions): Redis {
  const addresses = redisAddresses(urls);
  let turn = 0;
  const redis = new Redis(addresses[0] ?? "", {
    ...options,
    retryStrategy(times) {
      turn = (turn + 1) % addresses.length;
      const { hostname, port } = new URL(addresses[turn] ?? "");
      if (addresses.length > 1)
        Object.assign(redis.options, { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 6379) });
      return Math.min(times * 50, 2000);
    },
  });
  return redis;
}
