import { parsedJson } from "@fourball/domain/parsed-json";
import { type BusEvent, busEvent, type EventBus } from "@fourball/domain/ports/event-bus";
import { Redis } from "ioredis";
import type { Logger } from "pino";
import { z } from "zod";
import { createMemoryEventBus } from "./memory-event-bus.ts";

const CHANNEL = "fourball:events";

const sentEvent = z.object({ from: z.string(), event: busEvent });

/** A Redis that does not answer is as good as none. */
const CONNECTION = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 1000,
  socketTimeout: 2000,
};

/** For several processes. One's own listeners hear at once, whether Redis is there or not, and nobody waits for it. */
export function createRedisEventBus(url: string, log: Logger, channel = CHANNEL): EventBus {
  const processId = crypto.randomUUID();
  const here = createMemoryEventBus();
  const sender = new Redis(url, CONNECTION);
  const receiver = new Redis(url, { ...CONNECTION, autoResubscribe: false });
  const logAway = (error: Error) => log.warn({ error: error.message }, "redis is away");
  let hasMissed = false;
  let hasFailedToTell = false;

  const tell = (event: BusEvent) =>
    sender.publish(channel, JSON.stringify({ from: processId, event })).catch(() => {
      hasFailedToTell = true;
    });

  async function hear(): Promise<void> {
    await receiver.subscribe(channel);
    if (hasMissed) await here.publish({ type: "hints-lost" });
    hasMissed = false;
  }

  for (const redis of [sender, receiver]) redis.on("error", logAway);
  receiver.on("close", () => {
    hasMissed = true;
  });
  receiver.on("ready", () => {
    hear().catch((error: Error) => {
      logAway(error);
      // Connected but deaf: a new connection subscribes anew.
      receiver.disconnect(true);
    });
  });
  receiver.on("message", (_channel, message) => {
    const read = sentEvent.safeParse(parsedJson(message));
    if (read.success && read.data.from !== processId) void here.publish(read.data.event);
  });
  sender.on("ready", () => {
    if (!hasFailedToTell) return;
    hasFailedToTell = false;
    // What could not be said is not known any more: the others have to look.
    void tell({ type: "hints-lost" });
  });

  return {
    async publish(event) {
      await here.publish(event);
      void tell(event);
    },
    subscribe: here.subscribe,
    async close() {
      await here.close();
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
