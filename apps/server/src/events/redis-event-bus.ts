import { parsedJson } from "@fourball/domain/parsed-json";
import { type BusEvent, busEvent, type EventBus } from "@fourball/domain/ports/event-bus";
import { z } from "zod";
import type { Outages } from "../log/outages.ts";
import { openRedis, openSubscriber } from "../redis/open-redis.ts";
import { createMemoryEventBus } from "./memory-event-bus.ts";

const CHANNEL = "fourball:events";

/** Events of one `publish`. A process of an earlier version reads only the first, and of a later one there may be unknown events. */
const sentEvents = z.object({ from: z.string(), event: z.unknown(), more: z.array(z.unknown()).default([]) });

/** Fail fast: events are hints, and a late one is useless. */
const CONNECTION = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 1000,
  socketTimeout: 2000,
};

/** How long after an event that could not be sent the other processes are asked to check, and again until they are reached. */
const SAYS_LOST_MS = 1000;

export type BusStatus = {
  /** Events that could not be sent, and breaks in which those of others may have been missed. */
  hintsLost: number;
};

/** For several processes. Listeners of this process get an event at once; publishing never waits for Redis. */
export function createRedisEventBus(urls: string, outages: Outages, channel = CHANNEL): EventBus & { status(): BusStatus } {
  const processId = crypto.randomUUID();
  const ownStart = JSON.stringify({ from: processId }).slice(0, -1);
  const local = createMemoryEventBus();
  // What is published within one turn of the event loop is one write.
  const sender = openRedis(urls, { ...CONNECTION, enableAutoPipelining: true });
  const receiver = openSubscriber(urls, { ...CONNECTION, autoResubscribe: false });
  const noteFailure = (error: Error) => outages.failed("redis", error);
  let hasMissed = false;
  let hintsLost = 0;
  let isClosed = false;
  let saysLost: NodeJS.Timeout | undefined;

  const send = ([event, ...more]: BusEvent[]) =>
    sender.publish(channel, JSON.stringify({ from: processId, event, ...(more.length > 0 && { more }) })).catch(() => {
      if (event?.type !== "hints-lost") hintsLost += 1 + more.length;
      if (!isClosed) saysLost ??= setTimeout(sayWhatWasLost, SAYS_LOST_MS).unref();
    });

  /** Failed events are not kept, so the other processes have to check the database: once, however many there were. */
  function sayWhatWasLost(): void {
    saysLost = undefined;
    void send([{ type: "hints-lost" }]);
  }

  async function resubscribe(): Promise<void> {
    await receiver.subscribe(channel);
    if (hasMissed) {
      hintsLost++;
      await local.publish({ type: "hints-lost" });
    }
    hasMissed = false;
    outages.worked("redis");
  }

  sender.on("error", noteFailure);
  receiver.on("error", noteFailure);
  receiver.on("close", () => {
    hasMissed = true;
  });
  receiver.on("ready", () => {
    resubscribe().catch((error: Error) => {
      noteFailure(error);
      // Connected but not subscribed: reconnect to try again.
      receiver.disconnect(true);
    });
  });
  receiver.on("message", (_channel, message) => {
    if (message.startsWith(ownStart)) return;
    const { data } = sentEvents.safeParse(parsedJson(message));
    if (data) void local.publish(...knownEvents([data.event, ...data.more]));
  });
  return {
    async publish(...events) {
      if (events.length === 0) return;
      await local.publish(...events);
      void send(events);
    },
    subscribe: local.subscribe,
    status: () => ({ hintsLost }),
    async close() {
      isClosed = true;
      clearTimeout(saysLost);
      await local.close();
      sender.disconnect();
      receiver.disconnect();
    },
  };
}

const knownEvents = (events: unknown[]): BusEvent[] =>
  events.flatMap((event) => {
    const { data } = busEvent.safeParse(event);
    return data ? [data] : [];
  });
