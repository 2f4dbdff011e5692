import type { Duplex } from "node:stream";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import type { WebSocket } from "ws";
import { textFrame } from "./text-frame.ts";

const QUEUED_BYTES_MAX = 1024 * 1024;
const QUEUED_FRAMES_MAX = 256;
/** How long the closing handshake may take. */
const CLOSE_TIMEOUT_MS = 2000;

/**
 * The sending side of one socket. Encoded frames are written to the stream directly, those of one tick in one piece;
 * without compression, `ws` does nothing else. The queue for a slow reader is bounded: beyond the bound the socket is closed.
 */
export class SocketWriter {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  #queued = 0;
  #isCorked = false;
  #hasPonged = true;
  readonly #onFlushed = () => {
    this.#queued--;
  };

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
    socket.on("pong", () => {
      this.#hasPonged = true;
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(text: string): void {
    this.sendFrame(textFrame(text));
  }

  /** Sends a frame encoded by `textFrame`. */
  sendFrame(frame: Buffer): void {
    if (!this.isOpen) return;
    if (!this.#isCorked) this.#cork();
    this.#queued++;
    this.#stream.write(frame, this.#onFlushed);
  }

  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  /** Stops reading until `resume`, so that the client waits. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  /** Pings the client, or ends the connection when the last ping was not answered. */
  ping(): void {
    if (!this.#hasPonged) {
      this.#socket.terminate();
      return;
    }
    this.#hasPonged = false;
    if (this.isOpen) this.#socket.ping();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #cork(): void {
    this.#isCorked = true;
    this.#stream.cork();
    process.nextTick(this.#uncork);
  }

  readonly #uncork = (): void => {
    this.#isCorked = false;
    this.#stream.uncork();
    // Frames that the kernel has taken may still be counted as queued.
    const buffered = this.#stream.writableLength;
    if (buffered > QUEUED_BYTES_MAX || (buffered > 0 && this.#queued > QUEUED_FRAMES_MAX)) this.close(CLOSE.tooSlow, "Too slow");
  };
}
