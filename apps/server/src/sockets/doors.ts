import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { bugBehind, describeFailure, failureBehind } from "@fourball/api/describe-failure";
import { AUTHENTICATE_WITHIN_MS, FRAME_BYTES_MAX } from "@fourball/domain/chat/socket-protocol";
import { Failure, forbidden, notFound } from "@fourball/domain/failure";
import { type WebSocket, WebSocketServer } from "ws";
import type { Dependencies } from "../dependencies.ts";
import { addressOf } from "../http/client-address.ts";
import { Admission } from "./admission.ts";
import type { Door, Hall, Welcome } from "./door.ts";
import { isOurPage } from "./is-our-page.ts";
import { OpenSockets } from "./open-sockets.ts";
import { Outlet } from "./outlet.ts";
import { rawChatDoor } from "./raw-chat-door.ts";
import { refuseUpgrade } from "./refuse-upgrade.ts";
import { rpcSocketDoor } from "./rpc-socket-door.ts";
import { SessionSockets } from "./session-sockets.ts";

const DOORS: Partial<Record<string, Door>> = { "/trpc": rpcSocketDoor, "/ws": rawChatDoor };

export type Doors = {
  /** For the server's "upgrade" event. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Asks everybody to come back later, and returns when all sockets are closed. */
  close(): Promise<void>;
};

/** Every WebSocket of the server comes in here: who may not is told so before the handshake. */
export function openDoors(deps: Dependencies, { authenticateWithinMs = AUTHENTICATE_WITHIN_MS } = {}): Doors {
  const { env, log, bus, world, seen } = deps;
  const hall: Hall = {
    deps,
    authenticateWithinMs,
    admission: new Admission(env),
    sessions: new SessionSockets({
      db: world.db,
      bus,
      onSeen: seen,
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

  async function admit(request: IncomingMessage, entered: (leave: () => void) => void): Promise<Welcome> {
    const door = DOORS[request.url?.split("?", 1)[0] ?? ""];
    if (!door) throw notFound("Not found");
    if (isClosing) throw away();
    if (!isOurPage(request, env)) throw forbidden("Cross-origin request blocked");
    const address = addressOf([request.headers["x-forwarded-for"]].flat().join(), request.socket.remoteAddress, env.TRUST_PROXY);
    hall.admission.spendUpgrade();
    entered(hall.admission.enterAddress(address));
    await world.limiter.spend("socketUpgrades", address);
    const welcome = await door(hall, { request, address }, entered);
    if (isClosing) throw away();
    return welcome;
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const left = new Leaving();
    try {
      const welcome = await admit(request, left.add);
      socket.once("close", left.leave);
      if (socket.destroyed) left.leave();
      else server.handleUpgrade(request, socket, head, (webSocket) => receive(webSocket, socket, welcome));
    } catch (error) {
      left.leave();
      if (!failureBehind(error)) log.error({ err: bugBehind(error) }, "bug");
      refuseUpgrade(socket, describeFailure(error));
    }
  }

  function receive(webSocket: WebSocket, wire: Duplex, welcome: Welcome): void {
    // Malformed frames are errors, and an error that nobody hears ends the process.
    webSocket.on("error", () => undefined);
    const outlet = new Outlet(webSocket, wire);
    const guest = welcome(outlet);
    open.add(outlet, guest.farewell);
    webSocket.on("message", (data, isBinary) => {
      if (outlet.isOpen) guest.receive(isBinary ? undefined : data.toString());
    });
    webSocket.once("close", () => {
      open.remove(outlet);
      guest.onClose();
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
      hall.sessions.close();
    },
  };
}

const away = (): Failure => new Failure("unavailable", "Service temporarily unavailable", { retryAfterSeconds: 1 });

/** What has to be undone when a socket is gone. */
class Leaving {
  #undo: (() => void)[] | undefined = [];

  readonly add = (undo: () => void): void => {
    if (this.#undo) this.#undo.push(undo);
    else undo();
  };

  readonly leave = (): void => {
    for (const undo of this.#undo ?? []) undo();
    this.#undo = undefined;
  };
}
