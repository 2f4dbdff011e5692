import { parsedJson } from "@fourball/domain/parsed-json";
import { type BusEvent, busEvent, type EventBus } from "@fourball/domain/ports/event-bus";
import { Redis } from "ioredis";
import type { Logger } from "pino";
import { z } from "zod";
import { createMemoryEventBus } from "./memory-event-bus.ts";

const CHANNEL = "fourball:events";

const sentEvent = z.object({ from: z.string(), event: busEvent });

/** Fail fast: events are hints, and a late one is useless. */
const CONNECTION = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 1000,
  socketTimeout: 2000,
};

/** For several processes. Listeners of this process get an event at once; publishing never waits for Redis. */
export function createRedisEventBus(url: string, log: Logger, channel = CHANNEL): EventBus {
  const processId = crypto.randomUUID();
  const local = createMemoryEventBus();
  const sender = new Redis(url, CONNECTION);
  const receiver = new Redis(url, { ...CONNECTION, autoResubscribe: false });
  const logAway = (error: Error) => log.warn({ error: error.message }, "redis is away");
  let hasMissed = false;
  let hasFailedToSend = false;

  const send = (event: BusEvent) =>
    sender.publish(channel, JSON.stringify({ from: processId, event })).catch(() => {
      hasFailedToSend = true;
    });

  async function resubscribe(): Promise<void> {
    await receiver.subscribe(channel);
    if (hasMissed) await local.publish({ type: "hints-lost" });
    hasMissed = false;
  }

  for (const redis of [sender, receiver]) redis.on("error", logAway);
  receiver.on("close", () => {
    hasMissed = true;
  });
  receiver.on("ready", () => {
    resubscribe().catch((error: Error) => {
      logAway(error);
      // Connected but not subscribed: reconnect to try again.
      receiver.disconnect(true);
    });
  });
  receiver.on("message", (_channel, message) => {
    const read = sentEvent.safeParse(parsedJson(message));
    if (read.success && read.data.from !== processId) void local.publish(read.data.event);
  });
  sender.on("ready", () => {
    if (!hasFailedToSend) return;
    hasFailedToSend = false;
    // Failed events are not kept, so the other processes have to check the database.
    void send({ type: "hints-lost" });
  });

  return {
    async publish(event) {
      await local.publish(event);
      void send(event);
    },
    subscribe: local.subscribe,
    async close() {
      await local.close();
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
