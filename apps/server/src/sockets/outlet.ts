import type { Duplex } from "node:stream";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import type { WebSocket } from "ws";
import { textFrame } from "./text-frame.ts";

const QUEUED_BYTES_MAX = 1024 * 1024;
const QUEUED_FRAMES_MAX = 256;
/** How long a closed socket may take to say goodbye. */
const GOODBYE_MS = 2000;

/**
 * The sending side of one socket. Ready frames go straight to the wire, those of one moment in one piece; without
 * compression, `ws` does nothing else. What waits for a slow reader is bounded: beyond it the socket is closed, and nobody
 * else waits.
 */
export class Outlet {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  #queued = 0;
  #isGathering = false;
  #hasAnswered = true;
  readonly #onFlushed = () => {
    this.#queued--;
  };

  constructor(socket: WebSocket, wire: Duplex) {
    this.#socket = socket;
    this.#wire = wire;
    socket.on("pong", () => {
      this.#hasAnswered = true;
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(text: string): void {
    this.sendFrame(textFrame(text));
  }

  /** Sends what `textFrame` made. */
  sendFrame(frame: Buffer): void {
    if (!this.isOpen) return;
    if (!this.#isGathering) this.#gather();
    this.#queued++;
    this.#wire.write(frame, this.#onFlushed);
  }

  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), GOODBYE_MS).unref();
  }

  /** Reads nothing more until `resume`: what the client sends then waits on its side. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  /** Asks whether anybody is there still, and gives up on who did not answer the last time. */
  ping(): void {
    if (!this.#hasAnswered) {
      this.#socket.terminate();
      return;
    }
    this.#hasAnswered = false;
    if (this.isOpen) this.#socket.ping();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #gather(): void {
    this.#isGathering = true;
    this.#wire.cork();
    process.nextTick(this.#release);
  }

  readonly #release = (): void => {
    this.#isGathering = false;
    this.#wire.uncork();
    // What the kernel took at once does not wait, even when nobody has counted it yet.
    const waiting = this.#wire.writableLength;
    if (waiting > QUEUED_BYTES_MAX || (waiting > 0 && this.#queued > QUEUED_FRAMES_MAX)) this.close(CLOSE.tooSlow, "Too slow");
  };
}
