import type { Db } from "@fourball/db/client";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import type { BusEvent, EventBus } from "@fourball/domain/ports/event-bus";
import { livingSessions } from "@fourball/services/account/session-store";
import type { Outlet } from "./outlet.ts";

const LOOK_EVERY_MS = 5000;
/** A golfer with an open socket is noted as here once in so many looks, which is a minute. */
const NOTE_EVERY = 12;

type Watched = { userId: string; sid: string; outlet: Outlet; turn: number };

type Options = { db: Db; bus: EventBus; onSeen(userId: string): void; onError(error: unknown): void };

/** Closes sockets whose session has ended: at once by event, and within five seconds where the event was lost. */
export class SessionSockets {
  readonly #watched = new Set<Watched>();
  readonly #options: Options;
  readonly #stopHearing: () => void;
  readonly #timer: ReturnType<typeof setInterval>;
  #looks = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#stopHearing = options.bus.subscribe((event) => this.#hear(event));
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  /** Returns how to stop watching. */
  watch(socket: Omit<Watched, "turn">): () => void {
    const watched = { ...socket, turn: this.#looks % NOTE_EVERY };
    this.#watched.add(watched);
    return () => this.#watched.delete(watched);
  }

  close(): void {
    this.#stopHearing();
    clearInterval(this.#timer);
  }

  #hear(event: BusEvent): void {
    if (event.type === "sessions-ended") this.#check([...this.#watched].filter(({ userId }) => userId === event.userId));
    else if (event.type === "hints-lost") this.#check([...this.#watched]);
  }

  #look(): void {
    this.#looks++;
    for (const { userId, turn } of this.#watched) if (this.#looks % NOTE_EVERY === turn) this.#options.onSeen(userId);
    this.#check([...this.#watched]);
  }

  #check(sockets: Watched[]): void {
    if (sockets.length > 0) this.#closeDead(sockets).catch(this.#options.onError);
  }

  async #closeDead(sockets: Watched[]): Promise<void> {
    const alive = await livingSessions(this.#options.db, [...new Set(sockets.map(({ sid }) => sid))]);
    for (const { sid, outlet } of sockets) if (!alive.has(sid)) outlet.close(CLOSE.unauthorized, "Unauthorized");
  }
}
