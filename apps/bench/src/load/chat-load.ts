import { setTimeout as pause } from "node:timers/promises";
import { busyMs } from "../servers/process-figures.ts";
import type { ChatMeter } from "./chat-meter.ts";
import type { ListenerConfig } from "./chat-protocols.ts";
import type { OutgoingMessage, Sender } from "./chat-senders.ts";

export type Pace = { perSecond: number; p50: number; p99: number; lost: number; busyMicros: number };

const TICK_MS = 1;
const SETTLE_TIMEOUT_MS = 5_000;

type Options = { meter: ChatMeter; sender: Sender; configs: ListenerConfig[]; pid: number | undefined; seconds: number };

/** Sends messages to the rooms in turn and waits until all listeners have received them. */
export class ChatLoad {
  readonly #options: Options;
  readonly #rooms: string[];
  readonly #roomSize: number;
  #turn = 0;
  /** Deliveries that never arrived, over all paces. */
  lost = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#rooms = [...new Set(options.configs.map(({ room }) => room))];
    this.#roomSize = options.configs.length / this.#rooms.length;
  }

  /** Keeps this many messages in flight, until the first is delivered at least; returns the deliveries per second. */
  async flood(inFlight: number): Promise<number> {
    const { meter, sender, seconds } = this.#options;
    let free = inFlight;
    meter.onComplete = () => free++;
    const started = performance.now();
    const isOver = (ms: number): boolean => ms >= (meter.delivered > 0 ? seconds * 1000 : SETTLE_TIMEOUT_MS);
    while (!isOver(performance.now() - started)) {
      const now = performance.now();
      const messages = this.#messages(free, () => now);
      free = 0;
      if (messages.length > 0) await sender.send(messages);
      await new Promise(setImmediate);
    }
    const { delivered } = meter.take();
    const took = performance.now() - started;
    meter.onComplete = undefined;
    await this.#settle();
    meter.take();
    return (delivered / took) * 1000;
  }

  /** Sends at a fixed rate of deliveries per second, regardless of their latency. */
  async pace(perSecond: number): Promise<Pace> {
    const { meter, sender, pid, seconds } = this.#options;
    const gap = (1000 * this.#roomSize) / perSecond;
    const all = Math.ceil((seconds * 1000) / gap);
    const busyBefore = busyMs(pid);
    const started = performance.now();
    for (let sentCount = 0; sentCount < all; ) {
      const first = sentCount;
      sentCount = Math.min(all, Math.floor((performance.now() - started) / gap) + 1);
      // Measured from the scheduled time, to avoid coordinated omission.
      if (sentCount > first) await sender.send(this.#messages(sentCount - first, (index) => started + (first + index) * gap));
      await pause(TICK_MS);
    }
    const lost = await this.#settle();
    const took = performance.now() - started;
    const { delivered, p50, p99 } = meter.take();
    const busyMicros = ((busyMs(pid) - busyBefore) * 1000) / Math.max(1, delivered);
    return { perSecond: (delivered / took) * 1000, p50, p99, lost, busyMicros };
  }

  #messages(count: number, at: (index: number) => number): OutgoingMessage[] {
    return Array.from({ length: count }, (_, index) => {
      const room = this.#rooms[this.#turn++ % this.#rooms.length] ?? "";
      return { room, body: this.#options.meter.newMessage(at(index), this.#roomSize) };
    });
  }

  /** Waits for the deliveries in flight; returns the number that never arrived. */
  async #settle(): Promise<number> {
    const { meter } = this.#options;
    const until = performance.now() + SETTLE_TIMEOUT_MS;
    while (meter.missing > 0 && performance.now() < until) await pause(TICK_MS);
    const lost = meter.dropMissing();
    this.lost += lost;
    return lost;
  }
}
