import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { describeFailure, toFailure, unwrapError } from "@fourball/api/describe-failure";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import { AUTHENTICATE_WITHIN_MS, FRAME_BYTES_MAX } from "@fourball/domain/chat/socket-protocol";
import { Failure, forbidden, notFound } from "@fourball/domain/failure";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import type { Dependencies } from "../dependencies.ts";
import { addressOf } from "../http/client-address.ts";
import { ConnectionLimiter } from "./connection-limiter.ts";
import { DisposableStack } from "./disposable-stack.ts";
import { FrameAllowance } from "./frame-allowance.ts";
import { isAllowedOrigin } from "./is-allowed-origin.ts";
import { OpenSockets } from "./open-sockets.ts";
import { rawChatHandler } from "./raw-chat-handler.ts";
import { refuseUpgrade } from "./refuse-upgrade.ts";
import { rpcHandler } from "./rpc-handler.ts";
import { SessionSockets } from "./session-sockets.ts";
import { SocketWriter } from "./socket-writer.ts";
import type { AcceptedConnection, SocketServerContext, UpgradeHandler } from "./upgrade-handler.ts";

const upgradeHandlers: Partial<Record<string, UpgradeHandler>> = { "/trpc": rpcHandler, "/ws": rawChatHandler };

export type UpgradeRouter = {
  /** For the server's "upgrade" event. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Asks all clients to reconnect later, and returns when all sockets are closed. */
  close(): Promise<void>;
};

/** Opens the WebSockets of the server, by path. A refusal is answered over HTTP, before the handshake. */
export function createUpgradeRouter(deps: Dependencies, { authenticateWithinMs = AUTHENTICATE_WITHIN_MS } = {}): UpgradeRouter {
  const { env, log, bus, services, markOnline } = deps;
  const context: SocketServerContext = {
    deps,
    authenticateWithinMs,
    connections: new ConnectionLimiter(env),
    sessions: new SessionSockets({
      db: services.db,
      bus,
      onOnline: markOnline,
      onError: (error) => log.error({ err: error }, "open sockets could not be checked"),
    }),
  };
  const open = new OpenSockets();
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: FRAME_BYTES_MAX,
    perMessageDeflate: false,
    maxFragments: 64,
    maxBufferedChunks: 256,
  });
  let isClosing = false;

  async function authorize(request: IncomingMessage, resources: DisposableStack): Promise<AcceptedConnection> {
    const handler = upgradeHandlers[request.url?.split("?", 1)[0] ?? ""];
    if (!handler) throw notFound("Not found");
    if (isClosing) throw restarting();
    if (!isAllowedOrigin(request, env)) throw forbidden("Cross-origin request blocked");
    const address = addressOf([request.headers["x-forwarded-for"]].flat().join(), request.socket.remoteAddress, env.TRUST_PROXY);
    context.connections.consumeUpgrade();
    resources.defer(context.connections.acquireForAddress(address));
    await services.limiter.spend("socketUpgrades", address);
    const accepted = await handler(context, { request, address }, resources);
    if (isClosing) throw restarting();
    return accepted;
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const resources = new DisposableStack();
    try {
      const accepted = await authorize(request, resources);
      // Emitted once; `once` would keep two more objects a socket.
      socket.on("close", () => resources.dispose());
      if (socket.destroyed) resources.dispose();
      else server.handleUpgrade(request, socket, head, (webSocket) => receive(webSocket, socket, accepted));
    } catch (error) {
      resources.dispose();
      if (!toFailure(error)) log.error({ err: unwrapError(error) }, "bug");
      refuseUpgrade(socket, describeFailure(error));
    }
  }

  function receive(webSocket: WebSocket, stream: Duplex, accepted: AcceptedConnection): void {
    // Malformed frames are errors, and an error without a listener ends the process.
    webSocket.on("error", () => undefined);
    const writer = new SocketWriter(webSocket, stream);
    const handler = accepted(writer);
    open.add(writer, handler.closeMessage);
    const allowance = new FrameAllowance(env);
    const isAllowed = (data: RawData): boolean => {
      if (!writer.isOpen) return false;
      if (allowance.take([data].flat().reduce((bytes, part) => bytes + part.byteLength, 0))) return true;
      writer.close(CLOSE.tooFast, "Too many frames");
      return false;
    };
    webSocket.on("message", (data, isBinary) => {
      if (isAllowed(data)) handler.receive(isBinary ? undefined : data.toString());
    });
    for (const control of ["ping", "pong"] as const) webSocket.on(control, isAllowed);
    webSocket.on("close", () => {
      open.remove(writer);
      handler.onClose();
    });
  }

  return {
    upgrade(request, socket, head) {
      socket.on("error", () => socket.destroy());
      void upgrade(request, socket, head);
    },
    async close() {
      isClosing = true;
      await open.close();
      context.sessions.close();
    },
  };
}

const restarting = (): Failure => new Failure("unavailable", "Service temporarily unavailable", { retryAfterSeconds: 1 });
