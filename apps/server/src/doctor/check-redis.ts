import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { redisAddresses } from "../redis/open-redis.ts";
import { type Finding, ok, problem, warning, wordsOf } from "./finding.ts";

export const REDIS_ADVICE = "Start Redis, and see that REDIS_URL is right.";

const WAIT_MS = 3000;
const CONNECTION = {
  lazyConnect: true,
  connectTimeout: WAIT_MS,
  commandTimeout: WAIT_MS,
  maxRetriesPerRequest: 0,
  retryStrategy: () => null,
};

/** Publishes to a channel of its own: golfers notice nothing. */
export async function checkRedis(url: string | undefined): Promise<Finding[]> {
  if (!url) return [ok("Redis", "not configured, and not needed for a single process")];
  // Events pass between the first and the last node of a cluster.
  const addresses = redisAddresses(url);
  const [sender, receiver] = [new Redis(addresses[0] ?? "", CONNECTION), new Redis(addresses.at(-1) ?? "", CONNECTION)];
  let lastError: unknown;
  for (const redis of [sender, receiver]) redis.on("error", (error) => (lastError = error));
  try {
    await Promise.all([sender.connect(), receiver.connect()]);
    const version = /redis_version:(\S+)/.exec(await sender.info("server"))?.[1] ?? "of an unknown version";
    const arrives = await publishArrives(sender, receiver);
    const advice = "Let the user of REDIS_URL publish and subscribe to fourball:events.";
    const reached = arrives
      ? ok("Redis", `${version}, events arrive`)
      : problem("Redis", `${version}, but events do not arrive`, advice);
    return [reached, ...(await checkEviction(sender))];
  } catch (error) {
    return [problem("Redis", `not usable: ${wordsOf(lastError ?? error)}`, REDIS_ADVICE)];
  } finally {
    sender.disconnect();
    receiver.disconnect();
  }
}

async function publishArrives(sender: Redis, receiver: Redis): Promise<boolean> {
  const channel = `fourball:doctor:${randomUUID()}`;
  const over = new AbortController();
  const arrived = new Promise<boolean>((resolve) => receiver.once("message", () => resolve(true)));
  try {
    await receiver.subscribe(channel);
    await sender.publish(channel, "hello");
    return await Promise.race([arrived, sleep(WAIT_MS, false, { signal: over.signal })]);
  } catch {
    return false;
  } finally {
    over.abort();
  }
}

/** Hosted ones may not tell; then there is nothing to say. */
async function checkEviction(redis: Redis): Promise<Finding[]> {
  const setting = async (name: string) => String((await redis.config("GET", name).catch(() => [])).at(1) ?? "");
  const [limit, policy] = [await setting("maxmemory"), await setting("maxmemory-policy")];
  if (!Number(limit) || policy === "noeviction") return [];
  const advice = "Set maxmemory-policy to noeviction: otherwise rate limits are forgotten when memory is short.";
  return [warning("Redis memory", `evicts keys (${policy})`, advice)];
}
