import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { describeFailure, toFailure, unwrapError } from "@fourball/api/describe-failure";
import { AUTHENTICATE_WITHIN_MS, FRAME_BYTES_MAX } from "@fourball/domain/chat/socket-protocol";
import { type Failure, fail } from "@fourball/domain/failure";
import { WebSocketServer } from "ws";
import type { Dependencies } from "../dependencies.ts";
import { addressOf } from "../http/client-address.ts";
import type { ChatSocket, OpenedSocket, UpgradeHandler } from "./chat-socket.ts";
import { type Connection, ConnectionLimiter } from "./connection-limiter.ts";
import { isAllowedOrigin, refuseUpgrade } from "./handshake.ts";
import { OpenSockets } from "./open-sockets.ts";
import { openRawChatSocket } from "./raw-chat-socket.ts";
import { openRpcSocket } from "./rpc-socket.ts";
import { SessionSockets } from "./session-sockets.ts";
import { SocketWriter } from "./socket-writer.ts";

const upgradeHandlers: Partial<Record<string, UpgradeHandler>> = { "/trpc": openRpcSocket, "/ws": openRawChatSocket };

type Accepted = Omit<OpenedSocket, "deps" | "writer"> & {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  open(opened: OpenedSocket): ChatSocket;
};

/** Opens the WebSockets of the server, by path. A refusal is answered over HTTP, before the handshake. */
export class UpgradeRouter {
  readonly #deps: Dependencies;
  readonly #authenticateWithinMs: number;
  readonly #limiter: ConnectionLimiter;
  readonly #sockets = new OpenSockets(Object.keys(upgradeHandlers));
  readonly #sessions: SessionSockets;
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: FRAME_BYTES_MAX,
    perMessageDeflate: false,
    maxFragments: 64,
    maxBufferedChunks: 256,
  });
  #isClosing = false;

  constructor(deps: Dependencies, { authenticateWithinMs = AUTHENTICATE_WITHIN_MS } = {}) {
    const { env, log, bus, services, markOnline } = deps;
    this.#deps = deps;
    this.#authenticateWithinMs = authenticateWithinMs;
    this.#limiter = new ConnectionLimiter(env);
    this.#sessions = new SessionSockets({
      db: services.db,
      bus,
      sockets: this.#sockets,
      onOnline: markOnline,
      onError: (error) => log.error({ err: error }, "open sockets could not be checked"),
    });
  }

  /** How many are open, by path. */
  get openSockets(): ReadonlyMap<string, number> {
    return this.#sockets.countByPath;
  }

  /** For the server's "upgrade" event. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on("error", destroy);
    void this.#upgrade(request, socket, head);
  }

  /** Asks all clients to reconnect later, and returns when all sockets are closed. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#sockets.close();
    this.#sessions.close();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const path = request.url?.split("?", 1)[0] ?? "";
    const { services, log } = this.#deps;
    let connection: Connection | undefined;
    try {
      const handler = upgradeHandlers[path];
      if (!handler) throw fail("notFound");
      connection = this.#connect(request);
      await services.limiter.spend("socketUpgrades", connection.address);
      const authenticateWithinMs = this.#authenticateWithinMs;
      const open = await handler(this.#deps, { request, connection, authenticateWithinMs });
      if (this.#isClosing) throw restarting();
      if (!this.#accept({ request, socket, head, path, connection, open })) connection.release();
    } catch (error) {
      connection?.release();
      if (!toFailure(error)) log.error({ err: unwrapError(error) }, "bug");
      refuseUpgrade(socket, describeFailure(error));
    }
  }

  /** Counts a connection that may be opened. */
  #connect(request: IncomingMessage): Connection {
    const { env } = this.#deps;
    if (this.#isClosing) throw restarting();
    if (!isAllowedOrigin(request, env)) throw fail("crossOrigin");
    const address = addressOf([request.headers["x-forwarded-for"]].flat().join(), request.socket.remoteAddress, env.TRUST_PROXY);
    this.#limiter.consumeUpgrade();
    return this.#limiter.connect(address);
  }

  /** False when the client left before, or its handshake is malformed. */
  #accept({ request, socket, head, open, ...opened }: Accepted): boolean {
    let isOpen = false;
    if (socket.destroyed) return isOpen;
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      socket.off("error", destroy);
      this.#sockets.add(webSocket, open({ ...opened, deps: this.#deps, writer: new SocketWriter(webSocket, socket) }));
      isOpen = true;
    });
    return isOpen;
  }
}

/** Until the handshake is complete and `ws` does it. */
function destroy(this: Duplex): void {
  this.destroy();
}

const restarting = (): Failure => fail("serviceUnavailable", { retryAfterSeconds: 1 });
