import { CLOSE } from "@fourball/domain/chat/close-codes";
import type { Outlet } from "./outlet.ts";

const PING_EVERY_MS = 30_000;
const LEAVE_WITHIN_MS = 5000;

/** Every socket of this process: asked now and then whether it is there, and sent away at the end. */
export class OpenSockets {
  readonly #outlets = new Map<Outlet, string | undefined>();
  readonly #timer = setInterval(() => this.#ping(), PING_EVERY_MS).unref();
  #onEmpty: (() => void) | undefined;

  /** `farewell` is the frame that its protocol has for a server that goes away. */
  add(outlet: Outlet, farewell: string | undefined): void {
    this.#outlets.set(outlet, farewell);
  }

  remove(outlet: Outlet): void {
    this.#outlets.delete(outlet);
    if (this.#outlets.size === 0) this.#onEmpty?.();
  }

  /** Asks all to come back later, and returns when they are gone. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#outlets.size === 0) return;
    const empty = new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
    });
    for (const [outlet, farewell] of this.#outlets) {
      if (farewell) outlet.send(farewell);
      outlet.close(CLOSE.restarting, "Restarting");
    }
    const late = setTimeout(() => {
      for (const outlet of this.#outlets.keys()) outlet.terminate();
    }, LEAVE_WITHIN_MS);
    await empty;
    clearTimeout(late);
  }

  #ping(): void {
    for (const outlet of this.#outlets.keys()) outlet.ping();
  }
}
