import type { IncomingMessage } from "node:http";
import type { ApiContext } from "@fourball/api/context";
import type { Viewer } from "@fourball/domain/viewer";
import type { Dependencies } from "../dependencies.ts";
import type { Admission } from "./admission.ts";
import type { Outlet } from "./outlet.ts";
import type { SessionSockets } from "./session-sockets.ts";

/** What a protocol makes of one open socket. */
type Guest = {
  /** Text; undefined for a binary frame, which no protocol of ours has. */
  receive(frame: string | undefined): void;
  onClose(): void;
  /** What to say when the server goes away. */
  farewell?: string;
};

/** Somebody whose handshake was accepted, on one outlet. */
export type Welcome = (outlet: Outlet) => Guest;

export type Handshake = { request: IncomingMessage; address: string };

/** What all sockets of this process share. */
export type Hall = { deps: Dependencies; admission: Admission; sessions: SessionSockets; authenticateWithinMs: number };

/** Throws for who may not come in. What is `entered` is left when the socket closes, or never opens. */
export type Door = (hall: Hall, handshake: Handshake, entered: (leave: () => void) => void) => Promise<Welcome>;

/** Who asks over a socket: the handshake is over, so nothing can set a cookie any more. */
export function socketContext(
  { sessions, world }: Dependencies,
  { address }: Handshake,
  viewer: Viewer,
): ApiContext & { viewer: Viewer } {
  const browser = sessions.of({ cookieHeader: undefined, userAgent: undefined, setCookie: () => undefined });
  return { ...world, viewer, browser, address };
}
