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
export class RedisEventBus implements EventBus {
  readonly #processId = crypto.randomUUID();
  readonly #ownStart = JSON.stringify({ from: this.#processId }).slice(0, -1);
  readonly #local = createMemoryEventBus();
  readonly #sender: ReturnType<typeof openRedis>;
  readonly #receiver: ReturnType<typeof openSubscriber>;
  readonly #outages: Outages;
  readonly #channel: string;
  #hasMissed = false;
  #hintsLost = 0;
  #isClosed = false;
  #saysLost: NodeJS.Timeout | undefined;

  constructor(urls: string, outages: Outages, channel = CHANNEL) {
    // What is published within one turn of the event loop is one write.
    this.#sender = openRedis(urls, { ...CONNECTION, enableAutoPipelining: true });
    this.#receiver = openSubscriber(urls, { ...CONNECTION, autoResubscribe: false });
    this.#outages = outages;
    this.#channel = channel;
    const noteFailure = (error: Error) => outages.failed("redis", error);
    this.#sender.on("error", noteFailure);
    this.#receiver.on("error", noteFailure);
    this.#receiver.on("close", () => {
      this.#hasMissed = true;
    });
    this.#receiver.on("ready", () => {
      this.#resubscribe().catch((error: Error) => {
        noteFailure(error);
        // Connected but not subscribed: reconnect to try again.
        this.#receiver.disconnect(true);
      });
    });
    this.#receiver.on("message", (_channel, message) => this.#receive(message));
  }

  async publish(...events: BusEvent[]): Promise<void> {
    if (events.length === 0) return;
    await this.#local.publish(...events);
    void this.#send(events);
  }

  subscribe(listener: (event: BusEvent) => void): () => void {
    return this.#local.subscribe(listener);
  }

  status(): BusStatus {
    return { hintsLost: this.#hintsLost };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#saysLost);
    await this.#local.close();
    this.#sender.disconnect();
    this.#receiver.disconnect();
  }

  async #send([event, ...more]: BusEvent[]): Promise<void> {
    const sent = JSON.stringify({ from: this.#processId, event, ...(more.length > 0 && { more }) });
    try {
      await this.#sender.publish(this.#channel, sent);
    } catch {
      if (event?.type !== "hints-lost") this.#hintsLost += 1 + more.length;
      if (!this.#isClosed) this.#saysLost ??= setTimeout(() => this.#sayWhatWasLost(), SAYS_LOST_MS).unref();
    }
  }

  /** Failed events are not kept, so the other processes have to check the database: once, however many there were. */
  #sayWhatWasLost(): void {
    this.#saysLost = undefined;
    void this.#send([{ type: "hints-lost" }]);
  }

  async #resubscribe(): Promise<void> {
    await this.#receiver.subscribe(this.#channel);
    if (this.#hasMissed) {
      this.#hintsLost++;
      await this.#local.publish({ type: "hints-lost" });
    }
    this.#hasMissed = false;
    this.#outages.worked("redis");
  }

  #receive(message: string): void {
    if (message.startsWith(this.#ownStart)) return;
    const { data } = sentEvents.safeParse(parsedJson(message));
    if (data) void this.#local.publish(...knownEvents([data.event, ...data.more]));
  }
}

const knownEvents = (events: unknown[]): BusEvent[] =>
  events.flatMap((event) => {
    const { data } = busEvent.safeParse(event);
    return data ? [data] : [];
  });
