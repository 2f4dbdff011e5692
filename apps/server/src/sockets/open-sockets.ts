import { CLOSE } from "@fourball/domain/chat/close-codes";
import type { SocketWriter } from "./socket-writer.ts";

const PING_INTERVAL_MS = 30_000;
const CLOSE_TIMEOUT_MS = 5000;

/** Every open socket of this process: pinged at an interval, closed on shutdown. */
export class OpenSockets {
  readonly #writers = new Map<SocketWriter, string | undefined>();
  readonly #timer = setInterval(() => this.#ping(), PING_INTERVAL_MS).unref();
  #onEmpty: (() => void) | undefined;

  /** `closeMessage` is the frame that its protocol sends before a restart. */
  add(writer: SocketWriter, closeMessage: string | undefined): void {
    this.#writers.set(writer, closeMessage);
  }

  remove(writer: SocketWriter): void {
    this.#writers.delete(writer);
    if (this.#writers.size === 0) this.#onEmpty?.();
  }

  /** Asks all clients to reconnect later, and returns when all sockets are closed. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#writers.size === 0) return;
    const empty = new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
    });
    for (const [writer, closeMessage] of this.#writers) {
      if (closeMessage) writer.send(closeMessage);
      writer.close(CLOSE.restarting, "Restarting");
    }
    const timeout = setTimeout(() => {
      for (const writer of this.#writers.keys()) writer.terminate();
    }, CLOSE_TIMEOUT_MS);
    await empty;
    clearTimeout(timeout);
  }

  #ping(): void {
    for (const writer of this.#writers.keys()) writer.ping();
  }
}
