import { CLOSE } from "@fourball/domain/chat/close-codes";
import type { RawData, WebSocket } from "ws";
import type { ChatSocket } from "./chat-socket.ts";

const PING_INTERVAL_MS = 30_000;
const CLOSE_TIMEOUT_MS = 5000;

/** Every open socket of this process: pinged at an interval, closed on shutdown. */
export class OpenSockets implements Iterable<ChatSocket> {
  readonly #sockets = new Map<WebSocket, ChatSocket>();
  readonly #countByPath: Map<string, number>;
  readonly #timer = setInterval(() => this.#ping(), PING_INTERVAL_MS).unref();
  /** All sockets share these, which are called with the socket. */
  readonly #listen: (socket: WebSocket) => void;
  #onEmpty: (() => void) | undefined;

  constructor(paths: string[]) {
    this.#countByPath = new Map(paths.map((path) => [path, 0]));
    this.#listen = sharedListeners(this.#sockets, (socket) => this.#remove(socket));
  }

  get countByPath(): ReadonlyMap<string, number> {
    return this.#countByPath;
  }

  [Symbol.iterator](): Iterator<ChatSocket> {
    return this.#sockets.values();
  }

  add(socket: WebSocket, open: ChatSocket): void {
    this.#sockets.set(socket, open);
    this.#count(open.path, 1);
    this.#listen(socket);
  }

  /** Asks all clients to reconnect later, and returns when all sockets are closed. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#sockets.size === 0) return;
    const empty = new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
    });
    for (const { writer, closeMessage } of this) {
      if (closeMessage) writer.send(closeMessage);
      writer.close(CLOSE.restarting, "Restarting");
    }
    const timeout = setTimeout(() => {
      for (const { writer } of this) writer.terminate();
    }, CLOSE_TIMEOUT_MS);
    await empty;
    clearTimeout(timeout);
  }

  #remove(socket: WebSocket): void {
    const open = this.#sockets.get(socket);
    if (!open) return;
    this.#sockets.delete(socket);
    this.#count(open.path, -1);
    open.onClose();
    if (this.#sockets.size === 0) this.#onEmpty?.();
  }

  #count(path: string, change: number): void {
    this.#countByPath.set(path, (this.#countByPath.get(path) ?? 0) + change);
  }

  #ping(): void {
    for (const { writer } of this) writer.ping();
  }
}

/** Closures for each of thousands of sockets would take more memory than all else that is kept of one. */
function sharedListeners(sockets: ReadonlyMap<WebSocket, ChatSocket>, remove: (socket: WebSocket) => void) {
  function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
    sockets.get(this)?.onMessage(data, isBinary);
  }
  function onPing(this: WebSocket, data: Buffer): void {
    sockets.get(this)?.onPing(data);
  }
  function onPong(this: WebSocket, data: Buffer): void {
    sockets.get(this)?.onPong(data);
  }
  function onClose(this: WebSocket): void {
    remove(this);
  }
  return (socket: WebSocket): void => {
    socket.on("message", onMessage).on("ping", onPing).on("pong", onPong).on("close", onClose);
    // Malformed frames are errors, and an error without a listener ends the process.
    socket.on("error", ignore);
  };
}

const ignore = (): void => undefined;
