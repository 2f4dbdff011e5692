import type { Db } from "@fourball/db/client";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import { suspendedReason } from "@fourball/domain/links/sign-in-links";
import type { BusEvent, EventBus } from "@fourball/domain/ports/event-bus";
import { suspensionOf } from "@fourball/services/core/access/suspended";
import { sessionStates } from "@fourball/services/golfers/account/session-store";
import type { ChatSocket, SocketSession } from "./chat-socket.ts";
import type { SocketWriter } from "./socket-writer.ts";

const CHECK_INTERVAL_MS = 5000;
/** A golfer with an open socket is recorded as online once in so many checks, which is a minute. */
const CHECKS_PER_RECORD = 12;

/** Until the browser has its new cookie, reconnecting would be refused. */
const RENEWED_GRACE_MS = 500;

type Options = {
  db: Db;
  bus: EventBus;
  sockets: Iterable<ChatSocket>;
  onOnline(userId: string): void;
  onError(error: unknown): void;
};

/** Closes sockets whose session has ended: at once by event, within five seconds when the event was lost. */
export class SessionSockets {
  readonly #options: Options;
  readonly #unsubscribe: () => void;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(options: Options) {
    this.#options = options;
    this.#unsubscribe = options.bus.subscribe((event) => this.#onEvent(event));
    this.#timer = setInterval(() => this.#tick(), CHECK_INTERVAL_MS).unref();
  }

  close(): void {
    this.#unsubscribe();
    clearInterval(this.#timer);
  }

  #onEvent(event: BusEvent): void {
    if (event.type === "sessions-ended") this.#check(({ viewer }) => viewer.id === event.userId);
    else if (event.type === "hints-lost") this.#check();
  }

  #tick(): void {
    for (const socket of this.#options.sockets)
      if (socket.session && ++socket.checks % CHECKS_PER_RECORD === 0) this.#options.onOnline(socket.session.viewer.id);
    this.#check();
  }

  #check(isOf: (session: SocketSession) => boolean = () => true): void {
    const { sockets, onError } = this.#options;
    const open = [...sockets].flatMap(({ session, writer }) => (session && isOf(session) ? [{ ...session, writer }] : []));
    if (open.length > 0) this.#closeEnded(open).catch(onError);
  }

  /** The page that a suspended golfer has open shows what the suspension is for. */
  async #whyEnded(userId: string): Promise<string> {
    const suspension = await suspensionOf(this.#options.db, userId);
    return suspension ? suspendedReason(suspension) : "Unauthorized";
  }

  async #closeEnded(open: (SocketSession & { writer: SocketWriter })[]): Promise<void> {
    const stateOf = await sessionStates(this.#options.db, [...new Set(open.map(({ sid }) => sid))]);
    for (const { sid, viewer, writer } of open) {
      const state = stateOf(sid);
      if (state === "ended") writer.close(CLOSE.unauthorized, await this.#whyEnded(viewer.id));
      else if (state === "renewed")
        setTimeout(() => writer.close(CLOSE.sessionRenewed, "Session renewed"), RENEWED_GRACE_MS).unref();
    }
  }
}
