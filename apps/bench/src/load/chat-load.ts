import { setTimeout as pause } from "node:timers/promises";
import { busyMs } from "../servers/process-figures.ts";
import type { Seat } from "./chat-dialects.ts";
import type { ChatMeter } from "./chat-meter.ts";
import type { Speaker, Words } from "./chat-speakers.ts";

export type Pace = { perSecond: number; p50: number; p99: number; lost: number; busyMicros: number };

const TICK_MS = 1;
const GIVE_UP_MS = 5_000;

type Options = { meter: ChatMeter; speaker: Speaker; seats: Seat[]; pid: number | undefined; seconds: number };

/** Says messages, to each room in turn, and waits until all of its listeners have heard them. */
export class ChatLoad {
  readonly #options: Options;
  readonly #rooms: string[];
  readonly #roomSize: number;
  #turn = 0;
  /** Deliveries that were given up, at whatever pace. */
  lost = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#rooms = [...new Set(options.seats.map(({ room }) => room))];
    this.#roomSize = options.seats.length / this.#rooms.length;
  }

  /** So many messages under way at any time: how many deliveries a second are managed. */
  async flood(inFlight: number): Promise<number> {
    const { meter, speaker, seconds } = this.#options;
    let free = inFlight;
    meter.onComplete = () => free++;
    const started = performance.now();
    while (performance.now() - started < seconds * 1000) {
      const now = performance.now();
      const messages = this.#messages(free, () => now);
      free = 0;
      if (messages.length > 0) await speaker.say(messages);
      await new Promise(setImmediate);
    }
    const { delivered } = meter.take();
    const took = performance.now() - started;
    meter.onComplete = undefined;
    await this.#settle();
    meter.take();
    return (delivered / took) * 1000;
  }

  /** So many deliveries a second, whatever becomes of them. */
  async pace(perSecond: number): Promise<Pace> {
    const { meter, speaker, pid, seconds } = this.#options;
    const gap = (1000 * this.#roomSize) / perSecond;
    const all = Math.ceil((seconds * 1000) / gap);
    const busyBefore = busyMs(pid);
    const started = performance.now();
    for (let said = 0; said < all; ) {
      const first = said;
      said = Math.min(all, Math.floor((performance.now() - started) / gap) + 1);
      // Counted from when it was due: a stall must not hide behind itself.
      if (said > first) await speaker.say(this.#messages(said - first, (index) => started + (first + index) * gap));
      await pause(TICK_MS);
    }
    const lost = await this.#settle();
    const took = performance.now() - started;
    const { delivered, p50, p99 } = meter.take();
    const busyMicros = ((busyMs(pid) - busyBefore) * 1000) / Math.max(1, delivered);
    return { perSecond: (delivered / took) * 1000, p50, p99, lost, busyMicros };
  }

  #messages(count: number, at: (index: number) => number): Words[] {
    return Array.from({ length: count }, (_, index) => {
      const room = this.#rooms[this.#turn++ % this.#rooms.length] ?? "";
      return { room, words: this.#options.meter.newWords(at(index), this.#roomSize) };
    });
  }

  /** All that is under way arrives, or is given up; returns how much was. */
  async #settle(): Promise<number> {
    const { meter } = this.#options;
    const until = performance.now() + GIVE_UP_MS;
    while (meter.missing > 0 && performance.now() < until) await pause(TICK_MS);
    const lost = meter.giveUp();
    this.lost += lost;
    return lost;
  }
}
