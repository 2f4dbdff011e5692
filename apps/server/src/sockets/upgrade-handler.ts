import type { IncomingMessage } from "node:http";
import type { ApiContext } from "@fourball/api/context";
import type { Viewer } from "@fourball/domain/viewer";
import type { Dependencies } from "../dependencies.ts";
import type { ConnectionLimiter } from "./connection-limiter.ts";
import type { DisposableStack } from "./disposable-stack.ts";
import type { SessionSockets } from "./session-sockets.ts";
import type { SocketWriter } from "./socket-writer.ts";

/** What a protocol does with one open socket. */
type SocketHandler = {
  /** Text; undefined for a binary frame, which neither protocol has. */
  receive(frame: string | undefined): void;
  onClose(): void;
  /** The frame to send before the server closes the socket to restart. */
  closeMessage?: string;
};

/** Starts the protocol once the handshake is complete. */
export type AcceptedConnection = (writer: SocketWriter) => SocketHandler;

export type Handshake = { request: IncomingMessage; address: string };

/** What all sockets of this process share. */
export type SocketServerContext = {
  deps: Dependencies;
  connections: ConnectionLimiter;
  sessions: SessionSockets;
  authenticateWithinMs: number;
};

/** Throws to refuse the handshake. `resources` is disposed when the socket closes, or when it never opens. */
export type UpgradeHandler = (
  context: SocketServerContext,
  handshake: Handshake,
  resources: DisposableStack,
) => Promise<AcceptedConnection>;

/** The context of calls over a socket: the handshake is over, so no cookie can be set. */
export function socketContext(
  { sessions, devices, services }: Dependencies,
  { address }: Handshake,
  viewer: Viewer,
): ApiContext & { viewer: Viewer } {
  const request = { cookieHeader: undefined, userAgent: undefined, setCookie: () => undefined };
  return { ...services, viewer, browser: sessions.of(request), device: devices(request), address, idempotencyKey: null };
}
