import type { BusEvent, EventBus } from "@fourball/domain/ports/event-bus";
import { Redis } from "ioredis";
import type { Logger } from "pino";
import { z } from "zod";
import { createMemoryEventBus } from "./memory-event-bus.ts";

const CHANNEL = "fourball:events";

const busEvent = z.object({
  from: z.string(),
  event: z.object({ type: z.literal("sessions-ended"), userId: z.string() }),
});

/** For several processes. One's own listeners hear at once, whether Redis is there or not. */
export function createRedisEventBus(url: string, log: Logger, processId: string = crypto.randomUUID()): EventBus {
  const here = createMemoryEventBus();
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    lazyConnect: false,
  };
  const sender = new Redis(url, options);
  const receiver = new Redis(url, {
    ...options,
    enableOfflineQueue: true,
    autoResubscribe: true,
  });
  for (const redis of [sender, receiver]) redis.on("error", (error) => log.warn({ error: error.message }, "redis is away"));

  receiver.subscribe(CHANNEL).catch((error: Error) => log.warn({ error: error.message }, "redis is away"));
  receiver.on("message", (_channel, message) => {
    const read = busEvent.safeParse(parsedJson(message));
    if (read.success && read.data.from !== processId) void here.publish(read.data.event);
  });

  return {
    async publish(event: BusEvent) {
      await here.publish(event);
      // A hint: other processes notice without it too, only later.
      await sender.publish(CHANNEL, JSON.stringify({ from: processId, event })).catch(() => undefined);
    },
    subscribe: here.subscribe,
    async close() {
      await here.close();
      sender.disconnect();
      receiver.disconnect();
    },
  };
}

function parsedJson(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
