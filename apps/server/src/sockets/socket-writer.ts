import type { Duplex } from "node:stream";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import type { WebSocket } from "ws";

const QUEUED_BYTES_MAX = 1024 * 1024;
const QUEUED_FRAMES_MAX = 256;
/** How long the closing handshake may take. */
const CLOSE_TIMEOUT_MS = 2000;

/** The sockets with frames to send, all of which are written at the end of this turn of the event loop. */
let unwritten: SocketWriter[] = [];

/**
 * The sending side of one socket. Encoded frames are written to the stream directly, those of one turn in one piece; without
 * compression, `ws` does nothing else. The queue for a slow reader is bounded: beyond the bound the socket is closed.
 */
export class SocketWriter {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  /** Those of this turn. */
  #frames: Buffer[] | undefined;
  /** How many frames wait behind others that the kernel has not taken. */
  #queued = 0;
  #hasPonged = true;

  /** `onPong` is to be called for each pong. */
  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
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
    if (this.#frames) {
      this.#frames.push(frame);
      return;
    }
    this.#frames = [frame];
    if (unwritten.push(this) === 1) setImmediate(SocketWriter.#writeAll);
  }

  close(code: number, reason: string): void {
    this.#write();
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

  onPong(): void {
    this.#hasPonged = true;
  }

  terminate(): void {
    this.#socket.terminate();
  }

  static #writeAll(): void {
    const writers = unwritten;
    unwritten = [];
    for (const writer of writers) writer.#write();
  }

  #write(): void {
    const frames = this.#frames;
    if (!frames) return;
    this.#frames = undefined;
    if (!this.isOpen) return;
    const [first] = frames;
    const piece = first && frames.length === 1 ? first : Buffer.concat(frames);
    if (this.#stream.writableLength === 0) this.#stream.write(piece);
    else {
      this.#queued += frames.length;
      this.#stream.write(piece, () => {
        this.#queued -= frames.length;
      });
    }
    const isTooSlow = this.#stream.writableLength > QUEUED_BYTES_MAX || this.#queued > QUEUED_FRAMES_MAX;
    if (isTooSlow) this.close(CLOSE.tooSlow, "Too slow");
  }
}

const TEXT_AND_FINAL = 0x81;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;

/** A text as one complete frame of RFC 6455, to be encoded once for all receivers. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head.length + length);
  head.copy(frame);
  frame.write(text, head.length);
  return frame;
}

function headOf(length: number): Buffer {
  if (length < LENGTH_IN_2_BYTES) return Buffer.from([TEXT_AND_FINAL, length]);
  if (length < 2 ** 16) return Buffer.from([TEXT_AND_FINAL, LENGTH_IN_2_BYTES, length >> 8, length & 0xff]);
  const head = Buffer.alloc(10);
  head.writeUInt8(TEXT_AND_FINAL, 0);
  head.writeUInt8(LENGTH_IN_8_BYTES, 1);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
