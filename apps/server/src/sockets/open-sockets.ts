import { CLOSE } from "@fourball/domain/chat/close-codes";
import type { RawData, WebSocket } from "ws";
import type { Connection } from "./connection-limiter.ts";
import type { FrameAllowance } from "./frame-allowance.ts";
import type { SocketWriter } from "./socket-writer.ts";
import type { SocketHandler } from "./upgrade-handler.ts";

const PING_INTERVAL_MS = 30_000;
const CLOSE_TIMEOUT_MS = 5000;

export type OpenSocket = {
  path: string;
  writer: SocketWriter;
  handler: SocketHandler;
  connection: Connection;
  allowance: FrameAllowance;
};

/** Every open socket of this process: pinged at an interval, closed on shutdown. */
export class OpenSockets {
  readonly #sockets = new Map<WebSocket, OpenSocket>();
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

  add(socket: WebSocket, open: OpenSocket): void {
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
    for (const { writer, handler } of this.#sockets.values()) {
      if (handler.closeMessage) writer.send(handler.closeMessage);
      writer.close(CLOSE.restarting, "Restarting");
    }
    const timeout = setTimeout(() => {
      for (const { writer } of this.#sockets.values()) writer.terminate();
    }, CLOSE_TIMEOUT_MS);
    await empty;
    clearTimeout(timeout);
  }

  #remove(socket: WebSocket): void {
    const open = this.#sockets.get(socket);
    if (!open) return;
    this.#sockets.delete(socket);
    this.#count(open.path, -1);
    open.connection.release();
    open.handler.close();
    if (this.#sockets.size === 0) this.#onEmpty?.();
  }

  #count(path: string, change: number): void {
    this.#countByPath.set(path, (this.#countByPath.get(path) ?? 0) + change);
  }

  #ping(): void {
    for (const { writer } of this.#sockets.values()) writer.ping();
  }
}

/** Closures for each of thousands of sockets would take more memory than all else that is kept of one. */
function sharedListeners(sockets: ReadonlyMap<WebSocket, OpenSocket>, remove: (socket: WebSocket) => void) {
  function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
    const open = sockets.get(this);
    if (open && isAllowed(open, data)) open.handler.receive(isBinary ? undefined : data.toString());
  }
  function onPing(this: WebSocket, data: Buffer): void {
    const open = sockets.get(this);
    if (open) isAllowed(open, data);
  }
  function onPong(this: WebSocket, data: Buffer): void {
    const open = sockets.get(this);
    open?.writer.onPong();
    if (open) isAllowed(open, data);
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

function isAllowed({ writer, allowance }: OpenSocket, data: RawData): boolean {
  if (!writer.isOpen) return false;
  if (allowance.take([data].flat().reduce((bytes, part) => bytes + part.byteLength, 0))) return true;
  writer.close(CLOSE.tooFast, "Too many frames");
  return false;
}

const ignore = (): void => undefined;
