import { CHAT_MESSAGE_MAX, hasWords, TYPING_MS } from "@fourball/domain/chat/constants";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { failureMessage, isRefusal, isUnauthorized } from "../../shared/failure.ts";
import { keepSubscribed, type StreamState } from "../../shared/keep-subscribed.ts";
import { handleUnauthorized } from "../../shared/session.ts";
import { type ApiError, apiErrorOf } from "../../shared/trpc.ts";
import type { ChatCalls, TrackedRoomEvent } from "./chat-calls.ts";
import { Outbox } from "./outbox.ts";
import { type Connection, closedRoom, isByOthers, type RoomState } from "./room-state.ts";
import { Transcript } from "./transcript.ts";
import { TypingPeople } from "./typing-people.ts";
import { keepUnsent, readUnsent } from "./unsent.ts";

const CONNECTION: Record<StreamState, Connection> = { offline: "offline", starting: "authenticating", live: "online" };
const CHECK = "Check your connection, then try again.";

type Place = { teeTimeId: string; golferId: string };

/** One room as one golfer has it open: what was said, what is about to be, and whether the line holds. */
export class ChatRoom {
  readonly #place: Place;
  readonly #calls: ChatCalls;
  readonly #listeners = new Set<() => void>();
  readonly #typing = new TypingPeople((typing) => this.#set({ typing }));
  readonly #transcript: Transcript;
  readonly #outbox: Outbox;
  #state: RoomState;
  #visit = { isOver: true, leave: (): void => undefined };
  #saidTypingAt = Number.NEGATIVE_INFINITY;

  constructor(place: Place, calls: ChatCalls) {
    this.#place = place;
    this.#calls = calls;
    const unsent = readUnsent(place.golferId, place.teeTimeId);
    this.#state = { ...closedRoom, ...unsent };
    const { teeTimeId } = place;
    this.#transcript = new Transcript(
      (page) => calls.history.query({ teeTimeId, ...page }),
      (lines) => this.#set({ lines }),
    );
    this.#outbox = new Outbox(unsent.outgoing, {
      deliver: async (message) => {
        this.#add([await calls.say.mutate({ teeTimeId, ...message })]);
      },
      describe: (error) => this.#complaint(apiErrorOf(error)),
      onChange: (outgoing) => this.#set({ outgoing }),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): RoomState => this.#state;

  /** Goes in; returns how to leave. */
  readonly open = (): (() => void) => {
    const visit = { isOver: false, leave: (): void => undefined };
    this.#visit = visit;
    void this.enter();
    return () => {
      visit.isOver = true;
      visit.leave();
      this.#typing.forgetAll();
    };
  };

  /** Loads what was said last and listens from there on; again, when that did not work. */
  readonly enter = async (): Promise<void> => {
    const visit = this.#visit;
    this.#set({ history: "loading", trouble: undefined });
    try {
      const { messages, readUpTo } = await this.#transcript.loadNewest();
      if (visit.isOver) return;
      const hasNews = messages.some((line) => line.seq > readUpTo && isByOthers(line, this.#place.golferId));
      this.#set({ history: "ready", readUpTo, newAfter: hasNews ? readUpTo : undefined });
      this.#add(messages);
      visit.leave = this.#follow();
    } catch (thrown) {
      if (visit.isOver) return;
      const error = apiErrorOf(thrown);
      this.#set({ history: "failed" });
      if (isRefusal(error)) this.#refuse(error);
      else this.#set({ trouble: { message: this.#complaint(error), isFinal: false } });
    }
  };

  readonly loadEarlier = async (): Promise<void> => {
    if (this.#state.earlier === "loading") return;
    this.#set({ earlier: "loading" });
    try {
      await this.#transcript.loadEarlier();
      this.#set({ earlier: "idle" });
    } catch (error) {
      handleUnauthorized(apiErrorOf(error));
      this.#set({ earlier: "failed" });
    }
  };

  readonly write = (text: string): void => {
    this.#set({ text });
    const now = Date.now();
    if (!hasWords(text) || now - this.#saidTypingAt < TYPING_MS) return;
    this.#saidTypingAt = now;
    // Whoever does not hear it misses nothing.
    this.#calls.typing.mutate({ teeTimeId: this.#place.teeTimeId }).catch(() => undefined);
  };

  readonly send = (): void => {
    const message = this.#state.text.trim();
    if (!hasWords(message) || message.length > CHAT_MESSAGE_MAX) return;
    this.#saidTypingAt = Number.NEGATIVE_INFINITY;
    this.#set({ text: "" });
    this.#outbox.send(message);
  };

  readonly retry = (clientId: string): void => this.#outbox.retry(clientId);
  readonly discard = (clientId: string): void => this.#outbox.drop(clientId);

  #follow(): () => void {
    return keepSubscribed<TrackedRoomEvent>({
      subscribe: (handlers) =>
        this.#calls.events.subscribe({ teeTimeId: this.#place.teeTimeId, lastEventId: this.#transcript.heard }, handlers),
      onEvent: (event) => this.#hear(event),
      onState: (state, error) => this.#connect(CONNECTION[state], error),
      onRefused: (error) => this.#refuse(error),
    });
  }

  #refuse(error: ApiError): void {
    this.#set({ connection: "offline", trouble: { message: this.#complaint(error), isFinal: true } });
    // Whoever only has to sign in again goes on where they were.
    if (isUnauthorized(error)) return;
    this.#outbox.clear();
    this.#set({ text: "" });
  }

  #connect(connection: Connection, error: ApiError | undefined): void {
    // The first connection is no loss, and a lost one stays in trouble until it is back.
    const isLost = connection === "offline" && (error !== undefined || this.#state.connection !== "offline");
    if (connection === "online") this.#set({ connection, trouble: undefined });
    else if (isLost) this.#set({ connection, trouble: { message: error ? failureMessage(error, "") : "", isFinal: false } });
    else this.#set({ connection });
    if (connection === "online") void this.#fillGaps();
  }

  #hear({ id, data: event }: TrackedRoomEvent): void {
    this.#transcript.hear(Number(id));
    if (event.type === "here") this.#set({ people: event.people });
    else if (event.type === "typing") {
      if (event.person.userId !== this.#place.golferId) this.#typing.hear(event.person);
    } else {
      if (event.line.userId) this.#typing.forget(event.line.userId);
      this.#add([event.line]);
    }
    void this.#fillGaps();
  }

  #fillGaps = (): Promise<void> => this.#transcript.fillGaps().catch((error) => void handleUnauthorized(apiErrorOf(error)));

  #add(more: readonly ChatMessage[]): void {
    this.#transcript.add(more);
    for (const { userId, clientId } of more) if (userId === this.#place.golferId && clientId) this.#outbox.drop(clientId);
  }

  #complaint(error: ApiError): string {
    handleUnauthorized(error);
    return failureMessage(error, CHECK);
  }

  #set(changes: Partial<RoomState>): void {
    const { text, outgoing } = this.#state;
    this.#state = { ...this.#state, ...changes };
    if (this.#state.text !== text || this.#state.outgoing !== outgoing)
      keepUnsent(this.#place.golferId, this.#place.teeTimeId, this.#state);
    for (const listener of this.#listeners) listener();
  }
}
