import type { IncomingMessage } from "node:http";
import type { ApiContext } from "@fourball/api/context";
import type { BrowserSession } from "@fourball/domain/ports/browser-session";
import type { KnownDevice } from "@fourball/domain/ports/known-device";
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

type Handshake = { request: IncomingMessage; address: string };

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

/** A socket neither has the cookies of a browser nor sets any: it only takes subscriptions and chat messages. */
const refuse = (): never => {
  throw new Error("A call over a socket has no browser");
};
const noBrowser: BrowserSession = {
  sid: null,
  open: refuse,
  authenticatedWithin: refuse,
  renew: refuse,
  signUpSecret: null,
  rememberSignUp: refuse,
  identitySecret: null,
  rememberIdentityRequest: refuse,
  forgetIdentityRequest: refuse,
  close: refuse,
  forget: refuse,
};
const noDevice: KnownDevice = { idFor: refuse, remember: refuse };

/** The context of calls over a socket. Thousands are kept: objects made by a spread would not share their hidden class. */
export const socketContext = ({ services }: Dependencies, address: string, viewer: Viewer): ApiContext & { viewer: Viewer } =>
  Object.assign({}, services, { viewer, browser: noBrowser, device: noDevice, address, idempotencyKey: null });
