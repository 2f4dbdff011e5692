import type { Db } from "@fourball/db/client";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import { suspensionSearch } from "@fourball/domain/moderation/suspension";
import type { BusEvent, EventBus } from "@fourball/domain/ports/event-bus";
import { suspensionOf } from "@fourball/services/core/access/suspended";
import { sessionStates } from "@fourball/services/golfers/account/session-store";
import type { SocketWriter } from "./socket-writer.ts";

const CHECK_INTERVAL_MS = 5000;
/** A golfer with an open socket is recorded as online once in so many checks, which is a minute. */
const CHECKS_PER_RECORD = 12;

/** Until the browser has its new cookie, reconnecting would be refused. */
const RENEWED_GRACE_MS = 500;

export type Watched = { userId: string; sid: string; writer: SocketWriter; turn: number };

type Options = { db: Db; bus: EventBus; onOnline(userId: string): void; onError(error: unknown): void };

/** Closes sockets whose session has ended: at once by event, within five seconds when the event was lost. */
export class SessionSockets {
  readonly #watched = new Set<Watched>();
  readonly #options: Options;
  readonly #unsubscribe: () => void;
  readonly #timer: ReturnType<typeof setInterval>;
  #checks = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#unsubscribe = options.bus.subscribe((event) => this.#onEvent(event));
    this.#timer = setInterval(() => this.#tick(), CHECK_INTERVAL_MS).unref();
  }

  watch({ userId, sid, writer }: Omit<Watched, "turn">): Watched {
    const watched = { userId, sid, writer, turn: this.#checks % CHECKS_PER_RECORD };
    this.#watched.add(watched);
    return watched;
  }

  unwatch(watched: Watched | undefined): void {
    if (watched) this.#watched.delete(watched);
  }

  close(): void {
    this.#unsubscribe();
    clearInterval(this.#timer);
  }

  #onEvent(event: BusEvent): void {
    if (event.type === "sessions-ended") this.#check([...this.#watched].filter(({ userId }) => userId === event.userId));
    else if (event.type === "hints-lost") this.#check([...this.#watched]);
  }

  #tick(): void {
    this.#checks++;
    for (const { userId, turn } of this.#watched) if (this.#checks % CHECKS_PER_RECORD === turn) this.#options.onOnline(userId);
    this.#check([...this.#watched]);
  }

  #check(sockets: Watched[]): void {
    if (sockets.length > 0) this.#closeEnded(sockets).catch(this.#options.onError);
  }

  /** The page that a suspended golfer has open shows what the suspension is for. */
  async #whyEnded(userId: string): Promise<string> {
    const suspension = await suspensionOf(this.#options.db, userId);
    return suspension ? `${suspensionSearch(suspension)}` : "Unauthorized";
  }

  async #closeEnded(sockets: Watched[]): Promise<void> {
    const stateOf = await sessionStates(this.#options.db, [...new Set(sockets.map(({ sid }) => sid))]);
    for (const { sid, userId, writer } of sockets) {
      const state = stateOf(sid);
      if (state === "ended") writer.close(CLOSE.unauthorized, await this.#whyEnded(userId));
      else if (state === "renewed")
        setTimeout(() => writer.close(CLOSE.sessionRenewed, "Session renewed"), RENEWED_GRACE_MS).unref();
    }
  }
}
