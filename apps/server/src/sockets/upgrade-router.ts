import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { describeFailure, toFailure, unwrapError } from "@fourball/api/describe-failure";
import { AUTHENTICATE_WITHIN_MS, FRAME_BYTES_MAX } from "@fourball/domain/chat/socket-protocol";
import { Failure, forbidden, notFound } from "@fourball/domain/failure";
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

export type UpgradeRouter = {
  /** For the server's "upgrade" event. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Asks all clients to reconnect later, and returns when all sockets are closed. */
  close(): Promise<void>;
  /** How many are open, by path. */
  openSockets(): ReadonlyMap<string, number>;
};

/** Opens the WebSockets of the server, by path. A refusal is answered over HTTP, before the handshake. */
export function createUpgradeRouter(deps: Dependencies, { authenticateWithinMs = AUTHENTICATE_WITHIN_MS } = {}): UpgradeRouter {
  const { env, log, bus, services, markOnline } = deps;
  const limiter = new ConnectionLimiter(env);
  const sockets = new OpenSockets(Object.keys(upgradeHandlers));
  const sessions = new SessionSockets({
    db: services.db,
    bus,
    sockets,
    onOnline: markOnline,
    onError: (error) => log.error({ err: error }, "open sockets could not be checked"),
  });
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: FRAME_BYTES_MAX,
    perMessageDeflate: false,
    maxFragments: 64,
    maxBufferedChunks: 256,
  });
  let isClosing = false;

  /** Counts a connection that may be opened. */
  function connect(request: IncomingMessage): Connection {
    if (isClosing) throw restarting();
    if (!isAllowedOrigin(request, env)) throw forbidden("Cross-origin request blocked");
    const address = addressOf([request.headers["x-forwarded-for"]].flat().join(), request.socket.remoteAddress, env.TRUST_PROXY);
    limiter.consumeUpgrade();
    return limiter.connect(address);
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const path = request.url?.split("?", 1)[0] ?? "";
    let connection: Connection | undefined;
    try {
      const handler = upgradeHandlers[path];
      if (!handler) throw notFound("Not found");
      connection = connect(request);
      await services.limiter.spend("socketUpgrades", connection.address);
      const open = await handler(deps, { request, connection, authenticateWithinMs });
      if (isClosing) throw restarting();
      if (!accept({ request, socket, head, path, connection, open })) connection.release();
    } catch (error) {
      connection?.release();
      if (!toFailure(error)) log.error({ err: unwrapError(error) }, "bug");
      refuseUpgrade(socket, describeFailure(error));
    }
  }

  type Accepted = { request: IncomingMessage; socket: Duplex; head: Buffer; path: string; connection: Connection };

  /** False when the client left before, or its handshake is malformed. */
  function accept({ request, socket, head, open, ...opened }: Accepted & { open(opened: OpenedSocket): ChatSocket }): boolean {
    let isOpen = false;
    if (socket.destroyed) return isOpen;
    server.handleUpgrade(request, socket, head, (webSocket) => {
      socket.off("error", destroy);
      sockets.add(webSocket, open({ ...opened, deps, writer: new SocketWriter(webSocket, socket) }));
      isOpen = true;
    });
    return isOpen;
  }

  return {
    upgrade(request, socket, head) {
      socket.on("error", destroy);
      void upgrade(request, socket, head);
    },
    async close() {
      isClosing = true;
      await sockets.close();
      sessions.close();
    },
    openSockets: () => sockets.countByPath,
  };
}

/** Until the handshake is complete and `ws` does it. */
function destroy(this: Duplex): void {
  this.destroy();
}

const restarting = (): Failure => new Failure("unavailable", "Service temporarily unavailable", { retryAfterSeconds: 1 });
