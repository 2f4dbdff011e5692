import type { IncomingMessage } from "node:http";
import type { ApiContext } from "@fourball/api/context";
import type { BrowserSession } from "@fourball/domain/ports/browser-session";
import type { KnownDevice } from "@fourball/domain/ports/known-device";
import type { Viewer } from "@fourball/domain/viewer";
import type { Dependencies } from "../dependencies.ts";
import type { Connection } from "./connection-limiter.ts";
import type { SessionSockets } from "./session-sockets.ts";
import type { SocketWriter } from "./socket-writer.ts";

/** What a protocol does with one open socket. */
export type SocketHandler = {
  /** Text; undefined for a binary frame, which neither protocol has. */
  receive(frame: string | undefined): void;
  close(): void;
  /** The frame to send before the server closes the socket to restart. */
  readonly closeMessage?: string;
};

/** Starts the protocol once the handshake is complete. */
export type AcceptedConnection = (writer: SocketWriter) => SocketHandler;

type Handshake = { request: IncomingMessage; connection: Connection };

/** What all sockets of this process share. */
export type SocketServerContext = {
  deps: Dependencies;
  sessions: SessionSockets;
  authenticateWithinMs: number;
};

/** Throws to refuse the handshake. The connection is released when the socket closes, or when it never opens. */
export type UpgradeHandler = (context: SocketServerContext, handshake: Handshake) => Promise<AcceptedConnection>;

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

/** The context of one call over a socket. It takes 200 bytes, a third of what a spread takes, and is not kept with the thousands that are open. */
export const socketContext = ({ services }: Dependencies, address: string, viewer: Viewer): ApiContext & { viewer: Viewer } => ({
  db: services.db,
  clock: services.clock,
  bus: services.bus,
  chat: services.chat,
  live: services.live,
  caches: services.caches,
  limiter: services.limiter,
  ports: services.ports,
  config: services.config,
  later: services.later,
  viewer,
  caller: { browser: noBrowser, device: noDevice, address, idempotencyKey: null, cacheMaxAgeMs: 0 },
});
