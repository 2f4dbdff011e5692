import { CHAT_MESSAGE_MAX, hasWords, type Reaction, TYPING_MS } from "@fourball/domain/chat/constants";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { handleUnauthorized } from "../../../kit/session/session.ts";
import { notify } from "../../../kit/toast.ts";
import { type ApiError, apiErrorOf } from "../../../kit/trpc/api-error.ts";
import { failureMessage, isRefusal, isUnauthorized } from "../../../kit/trpc/failure.ts";
import { keepSubscribed, type StreamState } from "../../../kit/trpc/keep-subscribed.ts";
import { chatTexts } from "../texts.ts";
import type { ChatCalls, TrackedRoomEvent } from "./chat-calls.ts";
import { PendingMessages } from "./pending-messages.ts";
import { type Connection, closedRoom, isByOthers, type RoomState } from "./room-state.ts";
import { Transcript } from "./transcript.ts";
import { TypingPeople } from "./typing-people.ts";
import { readUnsent, saveUnsent } from "./unsent.ts";

const CONNECTION: Record<StreamState, Connection> = { offline: "offline", starting: "authenticating", live: "online" };

type Place = { teeTimeId: string; golferId: string };

/** The state of one open chat room: messages, pending messages and connection. */
export class ChatRoom {
  readonly #place: Place;
  readonly #calls: ChatCalls;
  readonly #listeners = new Set<() => void>();
  readonly #typing = new TypingPeople((typing) => this.#set({ typing }));
  readonly #transcript: Transcript;
  readonly #pendingMessages: PendingMessages;
  #state: RoomState;
  #session = { isOver: true, leave: (): void => undefined };
  #wasOnline = false;
  #lastTypingAt = Number.NEGATIVE_INFINITY;

  constructor(place: Place, calls: ChatCalls) {
    this.#place = place;
    this.#calls = calls;
    const unsent = readUnsent(place.golferId, place.teeTimeId);
    this.#state = { ...closedRoom, ...unsent };
    const { teeTimeId } = place;
    this.#transcript = new Transcript(
      async (page) => {
        const history = await calls.history.query({ teeTimeId, ...page });
        this.#see(history.seenUpTo);
        // What was deleted or reacted to since then is not among the events that come.
        if (history.isKept) this.#wasOnline = true;
        return history;
      },
      (messages) => this.#set({ messages }),
    );
    this.#pendingMessages = new PendingMessages(unsent.pendingMessages, {
      deliver: async (message) => {
        await calls.say.mutate({ teeTimeId, ...message });
      },
      describe: (error) => this.#complaint(apiErrorOf(error)),
      onChange: (pendingMessages) => this.#set({ pendingMessages }),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): RoomState => this.#state;

  /** Enters the room; returns the way to leave it. */
  readonly open = (): (() => void) => {
    const session = { isOver: false, leave: (): void => undefined };
    this.#session = session;
    void this.enter();
    return () => {
      session.isOver = true;
      session.leave();
      this.#typing.clear();
    };
  };

  /** Loads the newest messages and subscribes to what follows. Also the retry after a failure. */
  readonly enter = async (): Promise<void> => {
    const session = this.#session;
    this.#set({ history: "loading", trouble: undefined });
    try {
      const { messages, readUpTo } = await this.#transcript.loadNewest();
      if (session.isOver) return;
      const hasUnread = messages.some((message) => message.seq > readUpTo && isByOthers(message, this.#place.golferId));
      this.#set({ history: "ready", readUpTo, newAfter: hasUnread ? readUpTo : undefined });
      this.#add(messages);
      session.leave = this.#follow();
    } catch (thrown) {
      if (session.isOver) return;
      const error = apiErrorOf(thrown);
      this.#set({ history: "failed" });
      if (isRefusal(error)) this.#refuse(error);
      else this.#set({ trouble: { message: this.#complaint(error), kind: "lost" } });
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
    if (!hasWords(text) || now - this.#lastTypingAt < TYPING_MS) return;
    this.#lastTypingAt = now;
    // A lost typing signal does no harm.
    this.#calls.typing.mutate({ teeTimeId: this.#place.teeTimeId }).catch(() => undefined);
  };

  readonly send = (): void => {
    const message = this.#state.text.trim();
    if (!hasWords(message) || message.length > CHAT_MESSAGE_MAX) return;
    this.#lastTypingAt = Number.NEGATIVE_INFINITY;
    this.#set({ text: "" });
    this.#pendingMessages.send(message);
  };

  /** Shown at once, and taken back when the server refuses. The same again takes the reaction back. */
  readonly react = async (seq: number, emoji: Reaction): Promise<void> => {
    const message = this.#state.messages.find((each) => each.seq === seq);
    if (!message) return;
    const { teeTimeId, golferId: userId } = this.#place;
    const isOwn = message.reactions.some((each) => each.userId === userId && each.emoji === emoji);
    const others = message.reactions.filter((each) => each.userId !== userId);
    this.#transcript.setReactions(seq, isOwn ? others : [...others, { userId, emoji }]);
    try {
      const { reactions } = await this.#calls.react.mutate({ teeTimeId, seq, emoji: isOwn ? null : emoji });
      this.#transcript.setReactions(seq, reactions);
    } catch (error) {
      this.#transcript.setReactions(seq, message.reactions);
      void notify({ type: "error", title: chatTexts.reactionFailed, description: this.#complaint(apiErrorOf(error)) });
    }
  };

  /** Rejects, with a toast, when the server refuses. */
  readonly delete = async (seq: number): Promise<void> => {
    try {
      await this.#calls.delete.mutate({ teeTimeId: this.#place.teeTimeId, seq });
      this.#transcript.setDeleted(seq);
    } catch (error) {
      void notify({ type: "error", title: chatTexts.deleteFailed, description: this.#complaint(apiErrorOf(error)) });
      throw error;
    }
  };

  /** A message that was sent in another way is there at once. */
  readonly show = (message: ChatMessage): void => this.#add([message]);

  readonly retry = (clientId: string): void => this.#pendingMessages.retry(clientId);
  readonly discard = (clientId: string): void => this.#pendingMessages.drop(clientId);

  #follow(): () => void {
    return keepSubscribed<TrackedRoomEvent>({
      subscribe: (handlers) =>
        this.#calls.events.subscribe(
          { teeTimeId: this.#place.teeTimeId, lastEventId: this.#transcript.received, knows: ["reactions", "seen", "deleted"] },
          handlers,
        ),
      onEvent: (event) => this.#receive(event),
      onState: (state, error) => this.#connect(CONNECTION[state], error),
      onRefused: (error) => this.#refuse(error),
    });
  }

  #refuse(error: ApiError): void {
    const message = this.#complaint(error);
    if (isUnauthorized(error)) {
      // After signing in again the draft is still there.
      this.#set({ connection: "offline", trouble: { message: chatTexts.failedToken, kind: "signed-out" } });
      return;
    }
    this.#set({ connection: "offline", trouble: { message, kind: "refused" } });
    this.#pendingMessages.clear();
    this.#set({ text: "" });
  }

  #connect(connection: Connection, error: ApiError | undefined): void {
    // Not shown before the first connection; afterwards shown until it is back.
    const isLost = connection === "offline" && (error !== undefined || this.#state.connection !== "offline");
    if (connection === "online") this.#set({ connection, trouble: undefined });
    else if (isLost) this.#set({ connection, trouble: { message: error ? failureMessage(error, "") : "", kind: "lost" } });
    else this.#set({ connection });
    if (connection !== "online") return;
    void this.#fillGaps();
    if (this.#wasOnline) this.#transcript.refresh().catch((error) => void handleUnauthorized(apiErrorOf(error)));
    this.#wasOnline = true;
  }

  #receive({ id, data: event }: TrackedRoomEvent): void {
    this.#transcript.onReceived(Number(id));
    if (event.type === "here") this.#set({ people: event.people });
    else if (event.type === "reactions") this.#transcript.setReactions(event.message.seq, event.message.reactions);
    else if (event.type === "deleted") this.#transcript.setDeleted(event.seq);
    else if (event.type === "seen") this.#see(event.upTo);
    else if (event.type === "typing") {
      if (event.person.userId !== this.#place.golferId) this.#typing.add(event.person);
    } else {
      if (event.message.userId) this.#typing.remove(event.message.userId);
      this.#add([event.message]);
    }
    void this.#fillGaps();
  }

  #fillGaps = (): Promise<void> => this.#transcript.fillGaps().catch((error) => void handleUnauthorized(apiErrorOf(error)));

  #add(more: readonly ChatMessage[]): void {
    this.#transcript.add(more);
    for (const { userId, clientId } of more)
      if (userId === this.#place.golferId && clientId) this.#pendingMessages.drop(clientId);
  }

  /** An answer may be older than an event. */
  #see(upTo: number): void {
    this.#set({ seenUpTo: Math.max(this.#state.seenUpTo, upTo) });
  }

  #complaint(error: ApiError): string {
    handleUnauthorized(error);
    return failureMessage(error);
  }

  #set(changes: Partial<RoomState>): void {
    const { text, pendingMessages } = this.#state;
    this.#state = { ...this.#state, ...changes };
    if (this.#state.text !== text || this.#state.pendingMessages !== pendingMessages)
      saveUnsent(this.#place.golferId, this.#place.teeTimeId, this.#state);
    for (const listener of this.#listeners) listener();
  }
}
